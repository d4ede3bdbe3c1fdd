/** The schema files of the system, by name. */
import boards from './boards.schema.json' with { type: 'json' }
import cards from './cards.schema.json' with { type: 'json' }
import dice from './dice.schema.json' with { type: 'json' }
import example from './example.schema.json' with { type: 'json' }
import map from './map.schema.json' with { type: 'json' }
import nations from './nations.schema.json' with { type: 'json' }
import obstacles from './obstacles.schema.json' with { type: 'json' }
import parts from './parts.schema.json' with { type: 'json' }
import scenario from './scenario.schema.json' with { type: 'json' }
import special from './special.schema.json' with { type: 'json' }
import terrain from './terrain.schema.json' with { type: 'json' }
import tutorial from './tutorial.schema.json' with { type: 'json' }
import units from './units.schema.json' with { type: 'json' }
import ways from './ways.schema.json' with { type: 'json' }

export const files = {
  boards,
  cards,
  dice,
  example,
  map,
  nations,
  obstacles,
  parts,
  scenario,
  special,
  terrain,
  tutorial,
  units,
  ways,
}
