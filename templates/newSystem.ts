/**
 * Writes a rule system to begin with: `npm run new:system -- <id>`. It copies the folder `system/` beside this file into the tree, with the
 * id in the place of its own, puts the id into the lists through which a system joins the program, and makes its types. Nothing that is there
 * is written over.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capital } from '../engine/words.ts'

const home = fileURLToPath(new URL('../', import.meta.url))
const template = fileURLToPath(new URL('system/', import.meta.url))

/** The scenario that `sandtable new scenario` writes is the first one of the system, too. */
const firstScenario = 'compiler/systems/new-system/template'

/** Where the id of a system is put into a list: before or behind what, and as what. */
const lists: readonly (readonly [file: string, before: string, text: string])[] = [
  ['compiler/systems/index.ts', ']\n\n/** The one whose words', ", 'new-system'"],
  ['site/systems/index.ts', 'import type', "import { newSystemPlugin } from './new-system/index.ts'\n"],
  ['site/systems/index.ts', '}\n\n/** @throws', "  'new-system': newSystemPlugin,\n"],
  ['site/systems/references.ts', 'import type', "import { newSystemReference } from './new-system/reference.ts'\n"],
  ['site/systems/references.ts', '}\n\nexport const', "  'new-system': newSystemReference,\n"],
  ['site/systems/scenarios.ts', 'import type', "import { newSystemScenarios } from './new-system/scenario.ts'\n"],
  ['site/systems/scenarios.ts', '}\n\n/** @throws', "  'new-system': newSystemScenarios,\n"],
  [
    'site/player/systems/index.ts',
    '}\n\n/** @throws',
    "  'new-system': {\n    ui: async () => (await import('./new-system/index.ts')).newSystemUi,\n    worker: () => import('./new-system/worker.ts'),\n  },\n",
  ],
]

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(folder, file)).isFile())

/** A text of the template for a system of another id: `new-system`, `newSystem`, `NewSystem` and `New system` stand for its name. */
const renamed = (text: string, id: string): string => {
  const pascal = id.split('-').map(capital).join('')
  return text
    .replaceAll('new-system', id)
    .replaceAll('NewSystem', pascal)
    .replaceAll('newSystem', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('New system', capital(id.replaceAll('-', ' ')))
}

const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/

/** Why a system cannot have an id; undefined when it can. */
const whyNot = (id: string, root: string): string | undefined => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" is no id: write lower-case letters, digits and hyphens.`
  if (existsSync(join(root, 'compiler/systems', id))) return `There is a rule system "${id}" already.`
  const name = renamed('newSystem', id)
  const isTaken = filesOf(template).some((file) =>
    new RegExp(`\\b${name}\\b`).test(readFileSync(join(template, file), 'utf8')),
  )
  return isTaken || reserved.test(name) ? `"${id}" is a word of the code: take an id of two words.` : undefined
}

/**
 * Writes a system into a tree, by default the one in which this file lies.
 * @returns the files that were written, or changed because they are lists
 * @throws Error that says why it cannot have the id
 */
export const writeSystem = (id: string, root = home): readonly string[] => {
  const problem = whyNot(id, root)
  if (problem !== undefined) throw new Error(problem)
  const copies = filesOf(template).flatMap((file): (readonly [from: string, to: string])[] => {
    const name = file.startsWith(`${firstScenario}/`) ? file.replace(firstScenario, `content/scenarios/${id}-1`) : file
    return name === file
      ? [[file, file]]
      : [
          [file, file],
          [file, name],
        ]
  })
  const written = copies.map(
    ([from, to]) => [renamed(to, id), renamed(readFileSync(join(template, from), 'utf8'), id)] as const,
  )
  const there = written.find(([file]) => existsSync(join(root, file)))
  if (there !== undefined) throw new Error(`${there[0]} is there already.`)
  for (const [file, before, text] of lists) {
    const old = readFileSync(join(root, file), 'utf8')
    if (!old.includes(before)) throw new Error(`${file} has no list that ends as is expected.`)
    writeFileSync(join(root, file), old.replace(before, renamed(text, id) + before))
  }
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const files = [...written.map(([file]) => file), ...new Set(lists.map(([file]) => file))]
  // Another id breaks lines and sorts imports otherwise.
  const isCode = (file: string): boolean => /\.(tsx?|json)$/.test(file)
  spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files.filter(isCode)], { cwd: root })
  return files
}

const usage = `Usage: npm run new:system -- <id>

Writes a small rule system: two sides on a map of hexes, moves, attacks and an objective, with its rulebook, its pages and a scenario.
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [id, ...more] = process.argv.slice(2)
  if (id === undefined || id.startsWith('-') || more.length > 0) {
    process.stdout.write(usage)
    process.exitCode = id === '--help' ? 0 : 2
  } else
    try {
      const files = writeSystem(id)
      spawnSync(process.execPath, ['compiler/schemas/generate.ts'], { cwd: home, stdio: 'inherit' })
      process.stdout.write(
        `Wrote ${files.length} files.\n\nNext: npm run sandtable -- playtest ${id}-1, then npm run check and npm run build\n`,
      )
    } catch (problem) {
      process.stderr.write(`${(problem as Error).message}\n`)
      process.exitCode = 1
    }
}
