/** The errors of a SARIF log against the schema of its standard, addresses included. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

const {
  $schema: _dialect,
  id: _id,
  ...schema
} = JSON.parse(readFileSync(new URL('sarif-schema-2.1.0.json.txt', import.meta.url), 'utf8'))
const isReference = (text: string): boolean => URL.canParse(text, 'https://example.org/') && !/[\s\\]/.test(text)
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    uri: (text) => URL.canParse(text),
    'uri-reference': isReference,
    'date-time': (text) => !Number.isNaN(Date.parse(text)),
  },
})
const validate = ajv.compile(schema)

export const sarifErrors = (text: string): readonly string[] =>
  validate(JSON.parse(text))
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
