/** Maps of the content for tests of Tiled, and what takes them there and back. */
import { load } from 'js-yaml'
import type { AuthoredMap } from '../../compiler/exchange/features.ts'
import type { MapExchange } from '../../compiler/exchange/layout.ts'
import { mapExchange as cards } from '../../compiler/systems/command-cards/exchange/layout.ts'
import { mapExchange as echelon } from '../../compiler/systems/echelon/exchange/layout.ts'
import { mapExchange as operational } from '../../compiler/systems/operational/exchange/layout.ts'
import { makeTmj, makeTmx } from '../../compiler/tiled/index.ts'
import { contentFiles, resolveContent } from './content.ts'

const files = await contentFiles()
const { systems } = await resolveContent()
export const exchanges: Record<string, MapExchange> = {
  'command-cards': cards as MapExchange,
  echelon: echelon as MapExchange,
  operational: operational as MapExchange,
}
export const systemOfScenario = (id: string): string =>
  (load(files.find(({ path }) => path === `scenarios/${id}/scenario.yaml`)?.text ?? '') as { system: string }).system
/** The maps of hexes: maps of squares do not go to Tiled. */
export const texts = files
  .filter(({ path }) => /^scenarios\/[^/]+\/map\.yaml$/.test(path))
  .map(({ path, text }) => [path.split('/')[1], text] as const)
  .filter(([id]) => systemOfScenario(id) in exchanges)

export const tilesOf = (system: string) => exchanges[system].tiles(systems.find(({ id }) => id === system)?.rules ?? {})
export const authoredOf = (text: string): AuthoredMap => load(text) as AuthoredMap

export const none = () => undefined
export const formats = { tmj: makeTmj, tmx: makeTmx }
