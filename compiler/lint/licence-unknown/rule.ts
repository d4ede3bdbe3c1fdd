import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'

/** Families of SPDX licences that content is mostly under, with all of their members; other ids are taken as they are. */
const families = [
  {
    begins: /^cc[-0]/i,
    member:
      /^(CC0-1\.0|CC-PDDC|CC-SA-1\.0|CC-BY(-NC)?(-ND|-SA)?-(1\.0|2\.0|2\.5|3\.0|4\.0)(-[A-Z]{2,3})?|CC-BY-NC-SA-2\.0-(FR|UK))$/,
    example: 'CC-BY-SA-4.0 or CC0-1.0',
  },
  {
    begins: /^[al]?gpl/i,
    member: /^(AGPL-(1\.0|3\.0)|GPL-(1\.0|2\.0|3\.0)|LGPL-(2\.0|2\.1|3\.0))(-only|-or-later)$/,
    example: 'GPL-3.0-or-later',
  },
  { begins: /^gfdl/i, member: /^GFDL-1\.[123](-no)?(-invariants)?(-only|-or-later)$/, example: 'GFDL-1.3-or-later' },
  { begins: /^apache/i, member: /^Apache-(1\.0|1\.1|2\.0)$/, example: 'Apache-2.0' },
  { begins: /^odbl/i, member: /^ODbL-1\.0$/, example: 'ODbL-1.0' },
]

/** Ids that people write for one licence, and its id. */
const meant: Readonly<Record<string, string>> = { cc0: 'CC0-1.0', odbl: 'ODbL-1.0', 'apache-2': 'Apache-2.0' }

export const rule = defineRule<SharedContext>({
  summary: 'A licence is not written as SPDX writes it.',
  *check({ compiled }) {
    const { licence, origins } = compiled
    if (licence === undefined) return
    const place = below(origins.scenario, 'licence')
    for (const id of licence.split(/[() ]+/)) {
      const family = families.find(({ begins }) => begins.test(id))
      if (family === undefined || family.member.test(id)) continue
      const right = Object.hasOwn(meant, id.toLowerCase()) ? meant[id.toLowerCase()] : undefined
      yield {
        place,
        message: `SPDX has no licence "${id}".`,
        hint: `Its ids have a version, such as ${family.example}; the list is at https://spdx.org/licenses/.`,
        ...(right !== undefined && {
          fix: { title: `Write "${right}"`, edits: [{ do: 'replace', at: place, text: licence.replace(id, right) }] },
        }),
      }
    }
  },
})
