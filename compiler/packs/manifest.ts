/** `pack.yaml`, the manifest at the root of a pack: what the pack is, and what of the packs below it is replaced on purpose. */
import { makeReport, type Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile, SourceFiles } from '../files.ts'
import { findErrors } from '../schemas/findErrors.ts'
import { sharedSchemas } from '../schemas/index.ts'
import { reportSchemaErrors } from '../schemas/messages.ts'
import { salvage } from '../schemas/salvage.ts'
import type { PackFile } from '../schemas/types.generated.ts'
import { schemaAt } from '../schemas/walk.ts'
import { isObject } from '../values.ts'
import { parseYaml } from '../yaml/parse.ts'

/** Path of the manifest below the folder of a pack. */
export const manifestName = 'pack.yaml'

/** The readable fields of a manifest. */
export type Manifest = Partial<Omit<PackFile, 'kind'>>

/** True if a manifest has all required fields. */
export const isWhole = (manifest: Manifest): manifest is Omit<PackFile, 'kind'> =>
  findErrors(sharedSchemas.pack, { kind: 'pack', ...manifest }).length === 0

/** The manifest as far as it fits its schema; what does not is reported. */
export const readManifest = (file: SourceFile, report: Report): Manifest => {
  const parsed = parseYaml(file.path, file.text, report)
  if (parsed === undefined) return {}
  const mapping = isObject(parsed.value) ? parsed.value : undefined
  if (mapping === undefined || mapping.kind !== 'pack') {
    const isOther = mapping?.kind !== undefined
    report.error(
      'kind-unknown',
      { file: file.path, path: isOther ? ['kind'] : [] },
      `${manifestName} is the manifest of a pack, and does not say so.`,
      { hint: 'Let its first line be "kind: pack".' },
    )
    return {}
  }
  const errors = findErrors(sharedSchemas.pack, mapping)
  if (errors.length === 0) return mapping as Manifest
  reportSchemaErrors({ file: file.path, text: file.text, value: mapping }, sharedSchemas.pack, errors, report)
  return soundPart(mapping, salvage(sharedSchemas.pack, mapping, errors)?.value)
}

const overrideForm = new RegExp(schemaAt(sharedSchemas.pack, ['overrides', 0])?.pattern ?? '^$')

const isOverride = (value: unknown): value is string => typeof value === 'string' && overrideForm.test(value)

/**
 * Reads the fields of a broken manifest that decide how packs are merged, so that one slip hides nothing else. Broken overrides are empty.
 */
const soundPart = (mapping: Readonly<Record<string, unknown>>, salvaged: unknown): Manifest => {
  if (salvaged !== undefined) return salvaged as Manifest
  const { id, alone, overrides } = mapping
  return {
    ...(typeof id === 'string' && { id }),
    ...(alone === true && { alone }),
    ...(Array.isArray(overrides) && { overrides: overrides.map((one) => (isOverride(one) ? one : '')) }),
  }
}

/** True if the content of a folder stands alone: its manifest says so, or it has none and brings a rule system. */
export const standsAlone = (files: SourceFiles): boolean => {
  const manifest = files.find(({ path }) => path === manifestName)
  if (manifest !== undefined) return readManifest(manifest, makeReport()).alone === true
  return files.length === 0 || files.some(({ path }) => /^systems\/[^/]+\/./.test(path))
}
