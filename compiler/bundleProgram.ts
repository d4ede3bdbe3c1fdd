/**
 * Makes the program that is installed: the sources of the compiler and of the engine, and the libraries that they use, as a few
 * files of JavaScript. To find, open and link six hundred modules takes longer than to check a small pack.
 *
 * `node compiler/bundleProgram.ts <folder>` writes `<folder>/compiler/cli.js` and what belongs to it; `prepack` makes `lib` so.
 * Wherever the folder lies, the program looks upwards for `package.json` and takes what is beside that: content, schemas, site.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { systemIds } from './systems/index.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Modules loaded by their own address, without file ending: entry points of processes and threads, and modules needed at once but seldom.
 */
const doors = [
  'compiler/cli',
  'compiler/playtest/worker',
  'compiler/schemas/ajv',
  ...['parsing', 'writing', 'elements'].map((name) => `compiler/rulebook/libraries/${name}`),
  ...systemIds
    .flatMap((id) =>
      ['index', 'players', 'levers', 'renderer', 'playtest/tables'].map((name) => `compiler/systems/${id}/${name}`),
    )
    .filter((door) => existsSync(join(root, `${door}.ts`))),
]

/**
 * Libraries that look for files of their own, or come without the words of a licence: they stay where npm puts them, so they stand
 * under `dependencies` in package.json, or under `peerDependencies` where few need them. All others that only the compiler uses stand
 * under `devDependencies` alone.
 */
const separate = /^(?:sharp|tinypool|fast-xml-parser|bullmq|ioredis)$/

/** The expression by which a source locates files beside itself. */
const ownAddress = /\bimport\.meta\.url\b/g

/**
 * Keeps the addresses of modules true: each goes on to find what lies about it as if it stood, compiled, in the folder of its
 * source, whatever file it has been put into.
 */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  transform: {
    filter: { id: /\.ts$/, code: ownAddress },
    handler: (code, id) => {
      const place = relative(root, id).split(sep).join('/').replace(/\.ts$/, '.js')
      return { code: code.replace(ownAddress, `__addressOf('${place}')`), map: null }
    },
  },
  renderChunk: (code, { fileName }) => ({
    code: code.replace(/__addressOf\(['"](.+?)['"]\)/g, (_, place: string) => {
      const way = posix.relative(posix.dirname(fileName), place)
      return `new URL('${way}', import.meta.url).href`
    }),
    map: null,
  }),
}

/**
 * Takes from the modules of Node what is used, by asking for them. An import statement would show each as a whole, for which Node
 * loads its streams, its differences of texts and more.
 */
const askForBuiltIns: Plugin = {
  name: 'ask-for-built-ins',
  renderChunk: (code) => ({
    code: code.replace(
      /^import \{([^}]+)\} from "(node:[\w/]+)";$/gm,
      (_, names: string, module: string) =>
        `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("${module}");`,
    ),
    map: null,
  }),
}

/** Makes the program in a folder, which is emptied first. */
export const bundleProgram = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(doors.map((door) => [door, join(root, `${door}.ts`)])),
    platform: 'node',
    external: separate,
    plugins: [keepAddresses, askForBuiltIns],
    // A part of the program may hold at once what the sources load at different times.
    checks: { ineffectiveDynamicImport: false },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'compiler/parts/[name].js',
    codeSplitting: {
      groups: [
        { name: 'start', test: /[\\/]compiler[\\/]cli\.ts$/, priority: 2 },
        { name: 'check', test: /[\\/]compiler[\\/]commands[\\/]check\.ts$/, priority: 1 },
      ],
    },
    // Half as much to read; names stay, for whoever has to understand where something broke.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
    comments: false,
  })
  await bundle.close()
  const chunks = output.filter((one) => one.type === 'chunk')
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticeOf(chunks))
}

/** The folders of the libraries that went in. */
const librariesIn = (chunks: readonly OutputChunk[]): readonly string[] => {
  const found = chunks.flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? []),
  )
  return [...new Set(found)].sort()
}

/** Lists the authors of the bundled libraries with their licences, as these require. */
const noticeOf = (chunks: readonly OutputChunk[]): string => {
  const entries = librariesIn(chunks).map((library) => {
    const { name, version, license } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
    const file = readdirSync(library).find((one) => /^(?:licen[cs]e|copying)/i.test(one))
    if (file === undefined) throw new Error(`${name} ${version} has no licence that could go with it.`)
    return `${name} ${version}, ${license}\n\n${readFileSync(join(library, file), 'utf8').trim()}\n`
  })
  return `Libraries that are part of this program.\n\n${entries.join(`\n${'-'.repeat(80)}\n\n`)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) {
    process.stderr.write('Usage: node compiler/bundleProgram.ts <folder>\n')
    process.exitCode = 2
  } else await bundleProgram(resolve(folder))
}
