/** A map of Tiled beside the small scenario, for cases of import codes: the scenario's own map until a case changes it. */

import { makeReport, type Report } from '../../compiler/diagnostics/diagnostic.ts'
import { type AuthoredMap, featuresOf } from '../../compiler/exchange/features.ts'
import type { SignTile } from '../../compiler/exchange/layout.ts'
import type { SourceFile, SourceFiles } from '../../compiler/files.ts'
import { defaultSystem } from '../../compiler/systems/index.ts'
import { systemRendererOf } from '../../compiler/systems/systemRenderers.ts'
import { exportMap, featuresOfTiled, keepComments, makeTmx, readTiled } from '../../compiler/tiled/index.ts'
import { parseYaml } from '../../compiler/yaml/parse.ts'

/** The name of the file in a case. */
export const drawnName = 'drawn.tmx'

const system = defaultSystem
const { map: exchange } = systemRendererOf(system).exchange
if (exchange === undefined) throw new Error(`${system} has no maps of Tiled`)
const { layout, tiles: tilesOf } = exchange

const documentIn = (files: SourceFiles, ending: string): unknown => {
  const file = files.find(({ path }) => path.endsWith(ending))
  return file && parseYaml(file.path, file.text, makeReport())?.value
}

const tilesIn = (files: SourceFiles): readonly SignTile[] => {
  const { entries } = documentIn(files, `systems/${system}/tables/terrain.yaml`) as { readonly entries: object }
  return tilesOf({ terrain: entries })
}

/** The map of the small scenario as it goes to Tiled. */
export const drawMap = (files: SourceFiles, path: string): SourceFile => {
  const map = featuresOf(documentIn(files, 'map.yaml') as AuthoredMap, layout)
  return { path, text: makeTmx(exportMap(map, layout, tilesIn(files), system, 'tiles.png')) }
}

/** Imports the maps of Tiled among the files over the scenario's own, and reports the findings. */
export const importDrawn = (files: SourceFiles, report: Report): void => {
  const own = files.find(({ path }) => path.endsWith('/map.yaml'))
  for (const { path, text } of files.filter((file) => file.path.endsWith(`/${drawnName}`))) {
    const map = readTiled(path, text, () => undefined, report)
    const features = map && featuresOfTiled(map, layout, tilesIn(files), report)
    if (features !== undefined && own !== undefined) keepComments(own.text, features, layout, own.path, report)
  }
}
