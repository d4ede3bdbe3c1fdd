/** The files that an editor works on, by folder, and what is known of each. */

import { once } from '../../engine/once.ts'
import { homeOf } from '../files.ts'
import { schemaFor } from '../schemas/located.ts'
import type { Schema } from '../schemas/schema.ts'
import { defaultSystem } from '../systems/index.ts'
import { readTree } from '../yaml/loose.ts'
import { type Node, textOf } from '../yaml/tree.ts'
import { namesInMarkdown } from './markdownNames.ts'
import { type Name, namesIn } from './names.ts'

/** A file as an editor sees it. */
export interface Page {
  /** Absolute path. */
  readonly file: string
  /** Below its content directory, with `/`. */
  readonly path: string
  readonly text: string
  /** `scenarios/<id>` or `systems/<id>`; empty for other files. */
  readonly home: string
  tree(): Node | undefined
  /** Returns the schema that it must fit; undefined when its kind is unknown. */
  schema(): Schema | undefined
  names(): readonly Name[]
}

/** Pages by file, and by the folder `scenarios/<id>` or `systems/<id>` that they lie in. */
export interface Pages {
  readonly byFile: ReadonlyMap<string, Page>
  inHome(home: string): readonly Page[]
  /** The rule system whose words a page uses. */
  systemOf(page: Page): string
  put(file: string, path: string, text: string): void
  remove(file: string): void
}

export const openPages = (): Pages => {
  const byFile = new Map<string, Page>()
  const homes = new Map<string, Map<string, Page>>()

  const inHome = (home: string): readonly Page[] => [...(homes.get(home)?.values() ?? [])]

  const systemOf = ({ home, text, path }: Page): string => {
    const [root, id] = home.split('/')
    if (root === 'systems') return id
    if (home === '') return /^system: *([\w-]+)/m.exec(text)?.[1] ?? defaultSystem
    if (path.endsWith('/scenario.yaml')) return systemNamed(text)
    const own = inHome(home).find((page) => page.path === `${home}/scenario.yaml`)
    return own ? systemNamed(own.text) : defaultSystem
  }

  return {
    byFile,
    inHome,
    systemOf,
    put: (file, path, text) => {
      const page = makePage(file, path, text, systemOf)
      byFile.set(file, page)
      const home = homes.get(page.home) ?? new Map<string, Page>()
      homes.set(page.home, home.set(file, page))
    },
    remove: (file) => {
      const page = byFile.get(file)
      byFile.delete(file)
      if (page) homes.get(page.home)?.delete(file)
    },
  }
}

const systemNamed = (text: string): string => /^system: *["']?([\w-]+)/m.exec(text)?.[1] ?? defaultSystem

/** Looks at a text only when it is asked about it, and once. */
const makePage = (file: string, path: string, text: string, systemOf: (page: Page) => string): Page => {
  const isYaml = path.endsWith('.yaml')
  const home = homeOf(path) ?? ''
  const page: Page = {
    file,
    path,
    text,
    home: /^(?:systems|scenarios)\//.test(home) ? home : '',
    tree: once(() => (isYaml ? readTree(text) : undefined)),
    schema: () => {
      const kind = textOf(page.tree(), 'kind')
      return kind === undefined ? undefined : schemaFor(systemOf(page), kind)
    },
    names: once(() => {
      if (path.endsWith('.md')) return namesInMarkdown(text, path)
      const schema = page.schema()
      const own = schema ? namesIn(text, page.tree(), schema) : []
      return /(?:^|\/)scenario\.yaml$/.test(path) ? [...own, scenarioName(page)] : own
    }),
  }
  return page
}

/** A scenario is named by its folder: its file is where it gets that name. */
const scenarioName = (page: Page): Name => {
  const [, id] = page.home.split('/')
  const end = Math.max(0, page.text.indexOf('\n'))
  const whole = { start: 0, end }
  const tree = page.tree()
  const [title, about] = [textOf(tree, 'title'), textOf(tree, 'summary')]
  return { kind: 'scenario', id: id ?? '', defines: true, ...whole, path: [], title, about, whole }
}
