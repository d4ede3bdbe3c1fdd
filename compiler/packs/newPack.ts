/** The files that `sandtable new pack` writes: a manifest that explains each field, and a page with the next steps. */
import type { SourceFiles } from '../files.ts'
import { defaultSystem } from '../systems/index.ts'
import { makeScalar } from './newScenario.ts'

export interface NewPack {
  readonly id: string
  readonly title: string
  readonly author: string
}

const manifest = ({ id, title, author }: NewPack): string => `kind: pack
# Id of the pack: lower-case letters, digits and hyphens.
id: ${id}
# What lists show.
title: ${makeScalar(title)}
summary: Say here in a sentence or two what is in the pack.
# Three numbers: greater ones come later.
version: 0.1.0
# Who made it, and under which terms others may use it: an SPDX expression, see https://spdx.org/licenses/.
authors: [${makeScalar(author)}]
licence: CC-BY-4.0
# The pack is laid over the content that comes with sandtable, and adds to it. What it means to replace there stands here:
# a file, a whole scenario, or one entry of a table (system, kind and id). Everything else that is there already is a mistake.
# overrides:
#   - scenarios/singling
#   - ${defaultSystem}/units/german-infantry
`

const readme = ({ title }: NewPack): string => `# ${title}

Scenarios for Sandtable, the scenario compiler for wargames.

    sandtable new scenario first-battle    a scenario to begin with, small and sound
    sandtable editor                       completion, hover and checks in VS Code
    sandtable check .                      everything that can be known without playing
    sandtable dev .                        the site of the pack; it reloads when you save
    sandtable playtest first-battle --content .
                                           hundreds of games between equal players

\`pack.yaml\` says what the pack is. Each scenario is a folder below \`scenarios/\`. Unit types of your own go to
\`systems/<system>/units/<name>.yaml\`, entries for a table to \`systems/<system>/tables/<table>.yaml\`.
`

/** The files of a new pack. */
export const writePack = (pack: NewPack): SourceFiles => [
  { path: 'pack.yaml', text: manifest(pack) },
  { path: 'README.md', text: readme(pack) },
  { path: '.gitignore', text: '.sandtable/\nbuild/\ndist/\n' },
]
