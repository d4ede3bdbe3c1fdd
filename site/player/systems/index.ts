/** The rule systems as the page loads them, one line each: a page of one loads nothing of the others. */
import type { SystemUi } from '../systemUi.ts'

interface Parts {
  readonly ui: () => Promise<SystemUi>
  /** The module of its worker. */
  readonly worker: () => Promise<{ readonly address: string }>
}

const systems: Readonly<Record<string, Parts>> = {
  operational: {
    ui: async () => (await import('./operational/index.ts')).operationalUi,
    worker: () => import('./operational/worker.ts'),
  },
  'command-cards': {
    ui: async () => (await import('./command-cards/index.ts')).commandCardsUi,
    worker: () => import('./command-cards/worker.ts'),
  },
  echelon: {
    ui: async () => (await import('./echelon/index.ts')).echelonUi,
    worker: () => import('./echelon/worker.ts'),
  },
  skirmish: {
    ui: async () => (await import('./skirmish/index.ts')).skirmishUi,
    worker: () => import('./skirmish/worker.ts'),
  },
  tactical: {
    ui: async () => (await import('./tactical/index.ts')).tacticalUi,
    worker: () => import('./tactical/worker.ts'),
  },
}

/** @throws RangeError when the page knows no such system. */
export const partsOf = (system: string): Parts => {
  if (!Object.hasOwn(systems, system)) throw new RangeError(`no rule system “${system}”`)
  return systems[system]
}
