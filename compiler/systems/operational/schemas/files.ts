/** The schema files of the system, by name. */
import assets from './assets.schema.json' with { type: 'json' }
import cards from './cards.schema.json' with { type: 'json' }
import combat from './combat.schema.json' with { type: 'json' }
import example from './example.schema.json' with { type: 'json' }
import experience from './experience.schema.json' with { type: 'json' }
import fog from './fog.schema.json' with { type: 'json' }
import headquarters from './headquarters.schema.json' with { type: 'json' }
import hexsides from './hexsides.schema.json' with { type: 'json' }
import landing from './landing.schema.json' with { type: 'json' }
import map from './map.schema.json' with { type: 'json' }
import movement from './movement.schema.json' with { type: 'json' }
import nations from './nations.schema.json' with { type: 'json' }
import orders from './orders.schema.json' with { type: 'json' }
import parts from './parts.schema.json' with { type: 'json' }
import reinforcement from './reinforcement.schema.json' with { type: 'json' }
import rewards from './rewards.schema.json' with { type: 'json' }
import scenario from './scenario.schema.json' with { type: 'json' }
import specialOrders from './special-orders.schema.json' with { type: 'json' }
import specialists from './specialists.schema.json' with { type: 'json' }
import supply from './supply.schema.json' with { type: 'json' }
import terrain from './terrain.schema.json' with { type: 'json' }
import tutorial from './tutorial.schema.json' with { type: 'json' }
import units from './units.schema.json' with { type: 'json' }
import victory from './victory.schema.json' with { type: 'json' }
import ways from './ways.schema.json' with { type: 'json' }
import weather from './weather.schema.json' with { type: 'json' }

export const files = {
  assets,
  cards,
  combat,
  example,
  experience,
  fog,
  headquarters,
  hexsides,
  landing,
  map,
  movement,
  nations,
  orders,
  parts,
  reinforcement,
  rewards,
  scenario,
  'special-orders': specialOrders,
  specialists,
  supply,
  terrain,
  tutorial,
  units,
  victory,
  ways,
  weather,
}
