/** The services that the compiler's core needs of the program that runs it: Node, or a worker of a page. */
import { once } from '../engine/once.ts'
import type { Schema, Validator } from './schemas/schema.ts'

export interface Host {
  /** Loads a module of the compiler at once, by its path below `compiler/` without its ending: `systems/<id>/index`. */
  load(path: string): unknown
  /** A text beside the modules of the compiler, by its path below `compiler/`; undefined when there is none. */
  read(path: string): string | undefined
  /** Returns a function that checks values against a schema: compiled on demand, or when the program was built. */
  validatorOf(schema: Schema): Validator
  /** SHA-256 of some texts, one behind the other, in base64url. */
  hash(texts: readonly string[]): string
  /** The address of a file, as editors name it. */
  uriOf(file: string): string
}

let current: Host | undefined

/** Says which program the core runs in: called once, before the core is asked anything. */
export const setHost = (host: Host): void => {
  current = host
}

export const getHost = (): Host => {
  if (current === undefined) throw new Error('The core of the compiler runs in no program: call setHost first.')
  return current
}

/** A module that few runs need and that is much code: loaded when it is first asked for. */
export const lazily = <T>(path: string): (() => T) => once(() => getHost().load(path) as T)
