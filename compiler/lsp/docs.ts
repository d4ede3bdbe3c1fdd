/** What is written about a code: the page that the site shows too, read from the folder of its rule. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../emit/package.ts'
import { systemIds } from '../systems/index.ts'

const homes = ['lint', ...systemIds.map((id) => `systems/${id}/lint`), 'diagnostics/codes']

/** The text about a code without its title; undefined when nothing is written. */
export const docOf = (code: string): string | undefined => {
  if (!/^[a-z0-9-]+$/.test(code)) return undefined
  for (const home of homes) {
    try {
      const text = readFileSync(join(packageRoot, 'compiler', home, code, 'doc.md'), 'utf8')
      return text
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .replace(/^\s*# .*\n/, '')
        .trim()
    } catch {
      // Not a rule of this kind.
    }
  }
  return undefined
}
