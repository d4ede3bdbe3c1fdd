/** `node tests/site/links.ts [dist] [base]`: checks a built site; exit code 1 when something is broken. */
import { resolve } from 'node:path'
import { checkSite } from './checkSite.ts'

const [root = 'dist', base = '/'] = process.argv.slice(2)
const { pages, links, problems } = checkSite(resolve(root), base)
for (const { file, message } of problems.slice(0, 60)) console.error(`${file}: ${message}`)
console.log(`${links} links on ${pages} pages, ${problems.length} broken`)
process.exitCode = problems.length > 0 || pages === 0 ? 1 : 0
