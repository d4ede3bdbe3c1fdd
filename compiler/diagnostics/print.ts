/** The printers of diagnostics, one line each. */
import type { SourceFiles } from '../files.ts'
import type { Code } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { printGithub } from './github.ts'
import { printJson } from './json.ts'
import { printSarif } from './sarif.ts'
import { printText } from './text.ts'
import { type Located, locateAll, makeSources, type Sources } from './view.ts'

export interface Printing {
  readonly files: SourceFiles
  /** Put before the paths of files, as the user named the directory. */
  readonly root: string
  readonly colour: boolean
  /** What a code means, for formats that say it: `diagnostics/codes.ts` knows, but knowing all rules takes time to load. */
  readonly meaningOf?: (code: Code) => string
}

/** What a printer works with. */
export interface Sheet {
  readonly findings: readonly Located[]
  readonly sources: Sources
  readonly colour: boolean
  /** The path of a file as the user would write it. */
  pathOf(file: string): string
  meaningOf(code: Code): string
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
  const { root, colour, meaningOf = String } = printing
  return printers[format]({
    findings: locateAll(diagnostics, sources),
    sources,
    colour,
    meaningOf,
    pathOf: (file) => (root === '' || root === '.' ? file : `${root}/${file}`),
  })
}
