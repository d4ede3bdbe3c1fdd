import { describe, expect, it } from 'vitest'
import { contentFiles } from '../../tests/support/content.ts'
import { openWorkspace } from '../workspace.ts'

const files = await contentFiles()

/** A scenario and what is wrong with it after a change of one of its files. */
const changed = (id: string, name: string, from: RegExp, to: string) => {
  const path = `scenarios/${id}/${name}`
  const all = files.map((file) => (file.path === path ? { ...file, text: file.text.replace(from, to) } : file))
  const workspace = openWorkspace(all, { known: [], evidence: false })
  const found = workspace.scenario(id)?.scenario
  return { scenario: found?.scenario, codes: workspace.findingsOf(`scenarios/${id}`).map(({ code }) => code) }
}

describe.each(['road-to-catania', 'singling', 'compass', 'vierville-1944'])('the battle of %s', (id) => {
  it('goes on without what a mistake in its tutorial names', () => {
    const { scenario, codes } = changed(id, 'tutorial.yaml', /^side: .*$/m, 'side: nobody')
    expect(codes).toContain('side-unknown')
    expect(scenario?.id).toBe(id)
  })
})
