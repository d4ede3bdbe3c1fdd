/**
 * `npm run test:content`: what `check`, `fmt --check`, `examples` and `coverage --gaps` say of the content of the house, which is
 * compiled once for all of them. Exits with 1 when one of them finds something.
 */
import { fileURLToPath } from 'node:url'
import { openContent, printFindings } from '../compiler/commands/content.ts'
import { printCoverage } from '../compiler/commands/coverage.ts'
import { fmt } from '../compiler/commands/fmt.ts'
import { compile } from '../compiler/compile.ts'
import { setHost } from '../compiler/host.ts'
import { nodeHost } from '../compiler/nodeHost.ts'

setHost(nodeHost)
const io = {
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  colour: false,
  interactive: false,
}
const content = await openContent('content', undefined, io)
const compiled = compile(content.files, content.report)
// A worked example that is not as stated is a finding as any other.
const codes = [
  await printFindings(content, 'text', io, { isWhole: true }),
  await fmt.run(['content', '--check'], io),
  printCoverage(compiled, { gaps: true, verbose: false, format: 'text' }, io),
]
process.exitCode = Math.max(...codes)
