/** `licences.txt`: the licences of all libraries and fonts that the built site holds parts of, as they ask. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The parts of the site besides scripts: fonts, style sheets and elements of the frame, and the search with its index. */
const others = [
  '@astrojs/starlight',
  '@fontsource-variable/eb-garamond',
  '@fontsource-variable/inter',
  'astro',
  'pagefind',
]

const require = createRequire(import.meta.url)

/** The folder of an installed package, whatever the package exports. */
const folderOf = (name) => {
  const folder = require.resolve
    .paths(name)
    ?.map((modules) => join(modules, name))
    .find((path) => existsSync(join(path, 'package.json')))
  if (folder === undefined) throw new Error(`${name} is part of the site and is not installed`)
  return folder
}

/** The text of the licence in a folder; some packages have a folder of that name. */
const licenceIn = (folder) => {
  const name = readdirSync(folder).find((one) => /^licen[cs]e(?:\.\w+)?$/i.test(one))
  const path = name && join(folder, name)
  return path && (statSync(path).isDirectory() ? licenceIn(path) : readFileSync(path, 'utf8').trim())
}

const partOf = (folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const text = licenceIn(folder)
  if (!text) throw new Error(`${name} is part of the site and comes without the text of its licence`)
  return `${name} ${version}, ${license}\n\n${text}\n`
}

const intro = 'This site holds parts of the following works, under the licences that stand below their names.\n'

export const licences = () => {
  /** Folders of packages whose modules are in the site's scripts. */
  const bundled = new Set()
  const own = fileURLToPath(new URL('../../', import.meta.url))
  /** A module in a package, ours left out: as an installed program it lies in such a folder itself. */
  const packageOf = (module) => /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(module)?.[1]
  const collect = {
    name: 'sandtable:bundled-packages',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const { moduleIds = [] } of Object.values(bundle))
        for (const folder of moduleIds.map(packageOf)) if (folder && `${folder}/` !== own) bundled.add(folder)
    },
  }
  return {
    name: 'sandtable:licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [collect] } }),
      'astro:build:done': ({ dir }) => {
        const folders = new Set([...bundled, ...others.map(folderOf)])
        const parts = [...folders].map(partOf).sort()
        writeFileSync(new URL('licences.txt', dir), [intro, ...parts].join(`\n${'-'.repeat(80)}\n\n`))
      },
    },
  }
}
