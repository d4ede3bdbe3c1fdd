/** Applies fixes to content of several layers, and changes only the user's own. */
import { type Diagnostic, isActive } from '../diagnostics/diagnostic.ts'
import type { SourceFiles } from '../files.ts'
import { acceptInPacks } from '../packs/accepting.ts'
import { joinName } from '../packs/layers.ts'
import { type Look, lookAt } from '../packs/look.ts'
import { openWorkspace } from '../workspace.ts'
import { type Done, fixAll } from './apply.ts'
import { unifiedDiff } from './unifiedDiff.ts'

/** Content that is open, and where on disk its layers lie. */
export interface Fixable {
  readonly look: Look
  /** Absolute, by layer. */
  readonly directories: readonly string[]
  /** How many layers, from below, are not the user's: they are never changed. */
  readonly ours: number
}

export interface FixedContent {
  /** By layer. */
  readonly files: readonly SourceFiles[]
  readonly done: readonly Done[]
  /** The changes that would be made, as a patch of the paths that the user knows. */
  readonly patch: string
}

/** Applies all automatic fixes to content and returns the result. Writes nothing. */
export const fix = ({ look, ours }: Fixable): FixedContent => {
  const layers = look.layers.map(({ name, files }) => ({
    name,
    texts: new Map(files.map(({ path, text }) => [path, text])),
  }))
  const nameOf = (layer: number, path: string): string => joinName(layers[layer]?.name ?? '', path)
  const placeOf = new Map(
    layers.flatMap(({ texts }, layer) =>
      [...texts.keys()].map((path) => [nameOf(layer, path), { layer, path }] as const),
    ),
  )
  const own = [...placeOf].flatMap(([shown, { layer, path }]) =>
    layer < ours ? [] : [{ path: shown, text: layers[layer].texts.get(path) ?? '' }],
  )
  const before = new Map(own.map(({ path, text }) => [path, text]))
  // Built-in content is never changed, and checked only as far as the user's own files change it.
  const given = new Set(ours === 0 ? [] : look.untouched(0))
  const workspace = openWorkspace(look.files, { known: look.found, evidence: false, given })
  let now = look
  const { files, done } = fixAll(own, (changes): readonly Diagnostic[] => {
    for (const { path, text } of changes) {
      const at = placeOf.get(path)
      if (at !== undefined && text !== undefined) layers[at.layer].texts.set(at.path, text)
    }
    if (changes.length > 0) {
      now = lookAt(
        layers.map(({ name, texts }) => ({
          name,
          read: [],
          files: [...texts].map(([path, text]) => ({ path, text })),
        })),
        true,
      )
      workspace.replace(now.files, now.found)
    }
    const found = acceptInPacks(workspace.findings(), now, { from: ours, isWhole: true, evidence: false })
    return found.filter(isActive).map(now.show)
  })
  return {
    files: layers.map((_, layer) =>
      files.flatMap(({ path: shown, text }) => {
        const at = placeOf.get(shown)
        return at?.layer === layer ? [{ path: at.path, text }] : []
      }),
    ),
    done,
    patch: files.map(({ path, text }) => unifiedDiff(path, before.get(path) ?? '', text)).join(''),
  }
}
