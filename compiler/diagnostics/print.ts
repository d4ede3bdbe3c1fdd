/** The printers of diagnostics, one line each. */
import type { SourceFiles } from '../files.ts'
import type { TextEdit } from '../fix/edits.ts'
import type { Code } from './codes.ts'
import { type Diagnostic, type Fix, isActive } from './diagnostic.ts'
import { gatherByCause } from './gather.ts'
import { printGithub } from './github.ts'
import { printJson } from './json.ts'
import { printSarif } from './sarif.ts'
import type { Sheet } from './sheet.ts'
import { printText } from './text.ts'
import { locateAll, makeSources } from './view.ts'

export interface Printing {
  readonly files: SourceFiles
  /** Put before the paths of files, as the user named the directory. */
  readonly root: string
  readonly colour: boolean
  /** Returns the meaning of a code, for formats that print it; `lint/codes.ts` has them all, but loading all rules takes time. */
  readonly meaningOf?: (code: Code) => string | undefined
  /** Where the site is served, without a slash at the end; without it pages are named by their address on the site. */
  readonly site?: string | undefined
  /** The changes of text that a fix is, for formats that show them: `fix/edits.ts` knows. */
  readonly editsOf?: (fix: Fix, textOf: (file: string) => string | undefined) => readonly TextEdit[] | undefined
  /** True if text lists the findings that the author accepts, and does not only count them. */
  readonly showsSuppressed?: boolean
  /** The arguments of `sandtable check` for these findings, with a blank before them. Default: none. */
  readonly folders?: string
}

const printers = { text: printText, json: printJson, sarif: printSarif, github: printGithub } as const satisfies Record<
  string,
  (sheet: Sheet) => string
>

export type Format = keyof typeof printers

export const formats = Object.keys(printers)

export const isFormat = (name: string): name is Format => Object.hasOwn(printers, name)

/** Diagnostics in a format. As text, nothing to say is the empty text. */
export const print = (format: Format, diagnostics: readonly Diagnostic[], printing: Printing): string => {
  const sources = makeSources(printing.files)
  const { root, colour, meaningOf, site = '', editsOf, showsSuppressed = false, folders = '' } = printing
  const located = locateAll(diagnostics, sources)
  return printers[format]({
    findings: gatherByCause(located.filter(({ diagnostic }) => isActive(diagnostic))),
    suppressed: located.filter(({ diagnostic }) => !isActive(diagnostic)),
    showsSuppressed,
    folders,
    sources,
    colour,
    meaningOf: (code) => meaningOf?.(code) ?? code,
    hasSite: site !== '',
    pageOf: (code) => `${site}/diagnostics/${code}/`,
    replacementsOf: (fix) =>
      (editsOf?.(fix, sources.textOf) ?? []).map(({ file, start, end, text }) => ({
        file,
        start: sources.pointOf(file, start),
        end: sources.pointOf(file, end),
        text,
      })),
    pathOf: (file) => (root === '' || root === '.' ? file : `${root}/${file}`),
  })
}
