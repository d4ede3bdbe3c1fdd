/** The documentation of a code: the page that the site shows too, read from the folder of its rule. */
import { getHost } from '../host.ts'
import { systemIds } from '../systems/index.ts'

const folders = ['lint', ...systemIds.map((id) => `systems/${id}/lint`), 'diagnostics/codes']

/** The text about a code without its title; undefined when nothing is written. */
export const docOf = (code: string): string | undefined => {
  if (!/^[a-z0-9-]+$/.test(code)) return undefined
  for (const folder of folders) {
    const text = getHost().read(`${folder}/${code}/doc.md`)
    if (text === undefined) continue
    return text
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/^\s*# .*\n/, '')
      .trim()
  }
  return undefined
}
