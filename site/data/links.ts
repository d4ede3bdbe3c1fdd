import { scenarioAddress } from './addresses.ts'
import { readIndex } from './bundles.ts'
import type { Link } from './link.ts'

/** Links to scenarios by their ids. */
export const scenarioLinks = (ids: readonly string[] = []): readonly Link[] =>
  readIndex()
    .scenarios.filter((card) => ids.includes(card.id))
    .map((card) => ({ label: card.title, href: scenarioAddress(card.id) }))
