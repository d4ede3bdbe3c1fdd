/** Validators as code of their own, for pages on which no code is made of strings. Whoever builds such a page bundles them. */
import standaloneCode from 'ajv/dist/standalone/index.js'
import { openAjv } from './ajv.ts'
import type { Schemas } from './schema.ts'

/** It is this function, whatever its types say it is to those who resolve modules as Node does. */
const makeCode = standaloneCode as unknown as (
  ajv: ReturnType<typeof openAjv>,
  names: Readonly<Record<string, string>>,
) => string

/** Counts the characters of a text as ajv does, which would `require` its own function for that even in modules. */
const countCharacters = 'const countCharacters = (text) => [...text].length'

/** A module of JavaScript whose `validators` are those of some schemas, by their ids. */
export const standaloneValidators = (schemas: Schemas): string => {
  const all = Object.values(schemas)
  // Long enumerations would be looked through by a function of ajv's own, too.
  const ajv = openAjv(all[0].files, { code: { source: true, esm: true }, loopEnum: Number.POSITIVE_INFINITY })
  const names = new Map(all.map(({ id }, index) => [id, `validator${index}`]))
  const code = makeCode(ajv, Object.fromEntries([...names].map(([id, name]) => [name, `${id}.schema.json`])))
  const body = code
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'countCharacters')
  if (body.includes('require(')) throw new Error('The validators need something at run time that is not provided.')
  const list = [...names].map(([id, name]) => `${JSON.stringify(id)}: ${name}`).join(', ')
  return `${countCharacters}\n${body}\nexport const validators = { ${list} }\n`
}
