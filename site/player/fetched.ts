/** Files of the page that are fetched later, and components of them that are seen once something is chosen. */
import { signal } from '@preact/signals'
import { type FunctionComponent, h } from 'preact'
import { useEffect } from 'preact/hooks'
import { adoptStyles } from './adoptStyles.ts'

/** Why a file could not be fetched: that of the last failure that the page tells of. */
export const missing = signal<unknown>(undefined)

/**
 * Makes what fetches a file, whose `styles` are applied. Whoever asks meanwhile waits for the same file; after a failure, of which the page
 * tells unless it is told already, the next one tries again.
 */
export const fileOf = <M extends object>(load: () => Promise<M>): ((isTold?: boolean) => Promise<M>) => {
  let asked: Promise<M> | undefined
  const fetch = async (isTold: boolean): Promise<M> => {
    try {
      const file = await load()
      if ('styles' in file && typeof file.styles === 'string') adoptStyles(file.styles)
      return file
    } catch (problem) {
      asked = undefined
      if (!isTold) missing.value = problem
      throw problem
    }
  }
  return (isTold = false) => {
    asked ??= fetch(isTold)
    return asked
  }
}

const waiting: (() => Promise<void>)[] = []

/** Makes components of a file that the page fetches when it has shown the first position: each is empty until that has come. */
export const fetchedFrom = <M extends object>(fetch: (isTold?: boolean) => Promise<M>) => {
  const file = signal<M | undefined>(undefined)
  let isTold = false
  const load = async (): Promise<void> => {
    file.value ??= await fetch(isTold).catch(() => {
      // Components come and go with what is chosen: once is enough.
      isTold = true
      return undefined
    })
  }
  waiting.push(load)
  return <P extends object>(choose: (file: M) => FunctionComponent<P>): FunctionComponent<P> =>
    (props) => {
      // Whoever is quicker than the page, or had no network then, fetches it by asking for it.
      useEffect(() => void load(), [])
      const Component = file.value && choose(file.value)
      return Component ? h(Component, props) : null
    }
}

/** Fetches all files that wait for it. */
export const fetchWaiting = (): void => {
  for (const load of waiting) void load()
}
