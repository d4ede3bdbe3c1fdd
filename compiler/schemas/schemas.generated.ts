// Generated from *.schema.json by `npm run generate`. Do not edit.
/** The authored schemas by file name without its ending. */
export const schemas: Readonly<Record<string, unknown>> = {
 "combat": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "combat.schema.json",
  "title": "CombatFile",
  "description": "The combat tables. Lists of numbers run over the odds columns, the first one first.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "combat"
   },
   "columns": {
    "title": "OddsColumns",
    "description": "Odds columns.",
    "type": "object",
    "properties": {
     "first": {
      "description": "First column, -9 to 0.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "last": {
      "description": "Last column, 1 to 20.",
      "type": "integer",
      "minimum": 1,
      "maximum": 20
     }
    },
    "required": [
     "first",
     "last"
    ],
    "additionalProperties": false
   },
   "oddsPerTripling": {
    "description": "Columns for a threefold superiority, 1 to 9.",
    "type": "integer",
    "minimum": 1,
    "maximum": 9
   },
   "spread": {
    "description": "Spread of the rolled odds, in thousandths of a column, 0 to 9000.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9000
   },
   "armour": {
    "title": "CombatArmour",
    "description": "Armour.",
    "type": "object",
    "properties": {
     "pointsPerShift": {
      "description": "Armour points that make one shift, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "maximum": {
      "description": "Most shifts by armour, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "entrenchedPercent": {
      "description": "Per cent of the defender's armour when not entrenched, entrenched, fortified.",
      "type": "array",
      "items": {
       "description": "Per cent, 0 to 1000.",
       "type": "integer",
       "minimum": 0,
       "maximum": 1000
      },
      "minItems": 3,
      "maxItems": 3,
      "tsType": "[number, number, number]"
     },
     "penalty": {
      "description": "Penalty by kind of unit where the terrain gives one, -9 to 0 columns.",
      "type": "object",
      "properties": {
       "infantry": {
        "description": "For infantry.",
        "type": "integer",
        "minimum": -9,
        "maximum": 0
       },
       "mechanised": {
        "description": "For mechanised.",
        "type": "integer",
        "minimum": -9,
        "maximum": 0
       },
       "armour": {
        "description": "For armour.",
        "type": "integer",
        "minimum": -9,
        "maximum": 0
       }
      },
      "required": [
       "infantry",
       "mechanised",
       "armour"
      ],
      "additionalProperties": false,
      "title": "ArmourPenalty"
     }
    },
    "required": [
     "pointsPerShift",
     "maximum",
     "entrenchedPercent",
     "penalty"
    ],
    "additionalProperties": false
   },
   "entrenchmentShift": {
    "description": "Combat shift when not entrenched, entrenched, fortified, -9 to 0 columns.",
    "type": "array",
    "items": {
     "description": "Shift, -9 to 0.",
     "type": "integer",
     "minimum": -9,
     "maximum": 0
    },
    "minItems": 3,
    "maxItems": 3,
    "tsType": "[number, number, number]"
   },
   "fort": {
    "title": "FortShift",
    "description": "Combat shift for a defender in a fort, -9 to 0 columns.",
    "type": "object",
    "properties": {
     "intact": {
      "description": "While it stands.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "destroyed": {
      "description": "When it is in ruins.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     }
    },
    "required": [
     "intact",
     "destroyed"
    ],
    "additionalProperties": false
   },
   "attackerLoss": {
    "description": "Steps lost by the attacker, by column and difficulty.",
    "type": "object",
    "properties": {
     "easy": {
      "description": "On easy: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "normal": {
      "description": "On normal: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "classic": {
      "description": "On classic: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     },
     "hard": {
      "description": "On hard: steps, 0 to 12.",
      "type": "array",
      "items": {
       "description": "Value in one column.",
       "type": "integer",
       "minimum": 0,
       "maximum": 12
      },
      "minItems": 1,
      "maxItems": 40
     }
    },
    "required": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "additionalProperties": false,
    "title": "AttackerLoss"
   },
   "defenderLoss": {
    "description": "Steps lost by the defender, by column, 0 to 12.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 12
    },
    "minItems": 1,
    "maxItems": 40
   },
   "defenderSuppression": {
    "description": "Steps of the defender that are suppressed, by column, 0 to 12.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 12
    },
    "minItems": 1,
    "maxItems": 40
   },
   "retreat": {
    "description": "Chance in per cent that the defender retreats, by column.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "minItems": 1,
    "maxItems": 40
   },
   "overrun": {
    "description": "Chance in per cent that a retreating defender is overrun, by column.",
    "type": "array",
    "items": {
     "description": "Value in one column.",
     "type": "integer",
     "minimum": 0,
     "maximum": 100
    },
    "minItems": 1,
    "maxItems": 40
   },
   "retreatShiftPerLoss": {
    "description": "Shift on the retreat roll for each loss earlier in the turn, 0 to 9 columns.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "attackerSuppression": {
    "title": "AttackerSuppression",
    "description": "Chances of 0, 1, 2 suppressed steps of an attacker that lost none, as parts of their sum.",
    "type": "object",
    "properties": {
     "overrun": {
      "description": "After an overrun.",
      "type": "array",
      "items": {
       "description": "Parts, 0 to 100.",
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "minItems": 1,
      "maxItems": 6
     },
     "held": {
      "description": "When the defender held.",
      "type": "array",
      "items": {
       "description": "Parts, 0 to 100.",
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "minItems": 1,
      "maxItems": 6
     }
    },
    "required": [
     "overrun",
     "held"
    ],
    "additionalProperties": false
   },
   "entrenchmentLostAt": {
    "description": "Losses in one attack that cost the defender a level of entrenchment, 1 to 12.",
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   }
  },
  "required": [
   "kind",
   "columns",
   "oddsPerTripling",
   "spread",
   "armour",
   "entrenchmentShift",
   "fort",
   "attackerLoss",
   "defenderLoss",
   "defenderSuppression",
   "retreat",
   "overrun",
   "retreatShiftPerLoss",
   "attackerSuppression",
   "entrenchmentLostAt"
  ],
  "additionalProperties": false
 },
 "common": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "common.schema.json",
  "title": "Common definitions",
  "description": "Shapes that several kinds of file share.",
  "definitions": {
   "id": {
    "title": "Id",
    "description": "An id: lower-case letters, digits and hyphens, for example `german-infantry`.",
    "type": "string",
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "maxLength": 60,
    "form": "lower-case letters, digits and single hyphens, such as german-infantry"
   },
   "name": {
    "title": "Name",
    "description": "A name as readers see it, at most 80 characters.",
    "type": "string",
    "pattern": "^\\S(.*\\S)?$",
    "maxLength": 80,
    "form": "one line of text without blanks at its ends"
   },
   "line": {
    "title": "Line",
    "description": "A sentence or two, at most 400 characters.",
    "type": "string",
    "pattern": "^\\S(.*\\S)?$",
    "maxLength": 400,
    "form": "one line of text without blanks at its ends"
   },
   "hex": {
    "title": "HexName",
    "description": "A hex by its printed name: two digits of column and two of row, both from 01; `0101` is the top left.",
    "type": [
     "string",
     "integer"
    ],
    "pattern": "^\\d{4}$",
    "minimum": 101,
    "maximum": 9999,
    "form": "a hex name of four digits, column and row, such as 0407"
   },
   "hexes": {
    "title": "HexNames",
    "description": "Hex names separated by blanks, for example `0101 0201 0302`.",
    "type": [
     "string",
     "integer"
    ],
    "pattern": "^\\s*\\d{4}(\\s+\\d{4})*\\s*$",
    "minimum": 101,
    "maximum": 9999,
    "maxLength": 4000,
    "form": "hex names separated by blanks, such as 0101 0201 0302"
   },
   "run": {
    "title": "Run",
    "description": "Two or more hex names separated by blanks; each touches the next, for example `0101 0201 0302`.",
    "type": "string",
    "pattern": "^\\s*\\d{4}(\\s+\\d{4})+\\s*$",
    "maxLength": 4000,
    "form": "two or more hex names separated by blanks, such as 0101 0201 0302"
   },
   "hexsides": {
    "title": "Hexsides",
    "description": "A hex and one or more of its sides, for example `0305 E SE`. Directions are NE, E, SE, SW, W, NW.",
    "type": "string",
    "pattern": "^\\d{4}( +(NE|E|SE|SW|W|NW))+$",
    "maxLength": 40,
    "form": "a hex name and directions out of NE, E, SE, SW, W, NW, such as 0305 E SE"
   },
   "colour": {
    "title": "Colour",
    "description": "A colour as `#rrggbb`.",
    "type": "string",
    "pattern": "^#[0-9a-fA-F]{6}$",
    "form": "a colour in quotes, such as '#b8860b'"
   },
   "colours": {
    "title": "Colours",
    "description": "A colour by day and by night.",
    "type": "object",
    "properties": {
     "light": {
      "description": "By day.",
      "$ref": "#/definitions/colour"
     },
     "dark": {
      "description": "By night.",
      "$ref": "#/definitions/colour"
     }
    },
    "required": [
     "light",
     "dark"
    ],
    "additionalProperties": false
   },
   "cost": {
    "title": "Cost",
    "description": "Movement points to enter: 1, 2 or 3; `A` takes all points of a fresh unit; `X` is impossible away from roads and railways.",
    "enum": [
     1,
     2,
     3,
     "A",
     "X"
    ]
   },
   "percent": {
    "title": "Percent",
    "description": "Per cent, 0 to 100.",
    "type": "integer",
    "minimum": 0,
    "maximum": 100
   },
   "movementClass": {
    "title": "MovementClass",
    "description": "How a unit or supply moves.",
    "enum": [
     "infantry",
     "mountain",
     "cavalry",
     "mobile",
     "supply"
    ]
   }
  }
 },
 "example": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "example.schema.json",
  "title": "ExampleBlock",
  "description": "A worked example of a rulebook: a small position, a question or some actions, and what must come of it. It stands in Markdown as a block of code in the language `example`.",
  "type": "object",
  "properties": {
   "title": {
    "description": "What it shows.",
    "$ref": "common.schema.json#/definitions/name"
   },
   "rules": {
    "description": "Ids of the rules that it shows, such as D10.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/ruleName"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "map": {
    "description": "One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "owner": {
    "description": "Who holds each hex, in the same layout: 1 the first side, 2 the second side, - nobody. Default: the second side holds the hexes of its units, the first side the others.",
    "type": "string",
    "minLength": 1,
    "maxLength": 2000
   },
   "ways": {
    "description": "Roads, tracks and railways.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/way"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "barriers": {
    "description": "Rivers, ridges and escarpments.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/barrier"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "bridges": {
    "description": "Hexsides that a bridge crosses.",
    "type": "array",
    "items": {
     "$ref": "common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "forts": {
    "description": "Hexes with a fort.",
    "type": "array",
    "items": {
     "$ref": "common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "destroyedForts": {
    "description": "Those of the forts that are destroyed.",
    "type": "array",
    "items": {
     "$ref": "common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "names": {
    "description": "Names of places.",
    "type": "array",
    "items": {
     "$ref": "map.schema.json#/definitions/placeName"
    },
    "minItems": 0,
    "maxItems": 50
   },
   "weather": {
    "description": "Id of the weather. Default: the first of the weather table.",
    "$ref": "common.schema.json#/definitions/id"
   },
   "difficulty": {
    "description": "Level of difficulty. Default: normal.",
    "enum": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "default": "normal"
   },
   "turn": {
    "description": "The turn, 1 to 100. Default: 1.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "default": 1
   },
   "turns": {
    "description": "The last turn of the game, 1 to 100. Default: ten turns more than `turn`.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100
   },
   "side": {
    "description": "Whose turn it is, 1 or 2. Default: the side of the unit that acts first or is asked about.",
    "enum": [
     1,
     2
    ]
   },
   "victory": {
    "description": "What each side must do to win: objectives or deny. Default: the first side seeks objectives, the second denies them.",
    "type": "array",
    "items": {
     "description": "objectives: holds all its objectives at the end; deny: wins when the other side does not.",
     "enum": [
      "objectives",
      "deny"
     ]
    },
    "minItems": 2,
    "maxItems": 2
   },
   "units": {
    "description": "The units.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/unit"
    },
    "minItems": 1,
    "maxItems": 40
   },
   "sources": {
    "description": "Sources of supply. Without any, nothing is checked before the example begins; every unit is as it is written.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/source"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "hubs": {
    "description": "Supply hubs.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/hub"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "objectives": {
    "description": "Primary objectives.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/objective"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "explain": {
    "title": "ExampleQuestion",
    "description": "A number to explain: odds, movement or supply. `expect` says its value and its terms.",
    "type": "object",
    "properties": {
     "odds": {
      "title": "OddsQuestion",
      "description": "The odds of an attack.",
      "type": "object",
      "properties": {
       "attacker": {
        "description": "Id of the unit that attacks.",
        "$ref": "common.schema.json#/definitions/id"
       },
       "target": {
        "description": "Id of the unit that is attacked.",
        "$ref": "common.schema.json#/definitions/id"
       }
      },
      "required": [
       "attacker",
       "target"
      ],
      "additionalProperties": false
     },
     "movement": {
      "title": "MovementQuestion",
      "description": "The cost of a move in movement points.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "common.schema.json#/definitions/id"
       },
       "to": {
        "description": "Where it goes.",
        "$ref": "common.schema.json#/definitions/hex"
       }
      },
      "required": [
       "unit",
       "to"
      ],
      "additionalProperties": false
     },
     "supply": {
      "title": "SupplyQuestion",
      "description": "The supply of a unit, or of a hex for a side, in per cent.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "common.schema.json#/definitions/id"
       },
       "hex": {
        "description": "A hex, instead of a unit.",
        "$ref": "common.schema.json#/definitions/hex"
       },
       "side": {
        "description": "1 the first side, 2 the second.",
        "enum": [
         1,
         2
        ]
       }
      },
      "additionalProperties": false
     }
    },
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1
   },
   "forecast": {
    "title": "ForecastQuestion",
    "description": "A forecast to make before an attack. `expect` says what it tells.",
    "type": "object",
    "properties": {
     "attacker": {
      "description": "Id of the unit that attacks.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "target": {
      "description": "Id of the unit that is attacked.",
      "$ref": "common.schema.json#/definitions/id"
     }
    },
    "required": [
     "attacker",
     "target"
    ],
    "additionalProperties": false
   },
   "legal": {
    "description": "An action of which `expect` says whether it is legal.",
    "$ref": "#/definitions/action"
   },
   "do": {
    "description": "Actions to carry out in order. `expect` says how things stand afterwards.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/action"
    },
    "minItems": 1,
    "maxItems": 40
   },
   "dice": {
    "description": "The rolls that `do` needs, in order. A roll on the odds is a rank from 0 (lowest) to 999999; 500000 leaves the odds as they are. A roll for a chance in per cent is 0 to 99 and succeeds when it is below the chance. A roll for a share such as 2 of 3 is 0 to 2.",
    "type": "array",
    "items": {
     "description": "One roll.",
     "type": "integer",
     "minimum": 0,
     "maximum": 2147483647
    },
    "minItems": 0,
    "maxItems": 200
   },
   "expect": {
    "description": "What must come of it.",
    "$ref": "#/definitions/expectation"
   }
  },
  "required": [
   "title",
   "rules",
   "map",
   "units",
   "expect"
  ],
  "additionalProperties": false,
  "definitions": {
   "ruleName": {
    "title": "RuleName",
    "description": "The id of a rule as it stands in the rulebook: a capital letter and a number.",
    "type": "string",
    "pattern": "^[A-Z][0-9]+[a-z]?$",
    "maxLength": 8,
    "form": "a capital letter and a number, such as D10"
   },
   "unit": {
    "title": "ExampleUnit",
    "description": "A unit of the example.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id in the example.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "type": {
      "description": "Id of its unit type.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "name": {
      "description": "Its name. Default: the name of its type.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "hex": {
      "description": "Where it stands. A unit has this or `arrives`.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "steps": {
      "description": "Steps, 1 to 12. Default: the most that its type has.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "suppressed": {
      "description": "Steps of these that are suppressed, 0 to 12. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12,
      "default": 0
     },
     "experience": {
      "description": "Experience, 0 to 1000. Default: 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "default": 100
     },
     "entrenchment": {
      "description": "0 none, 1 entrenched, 2 fortified. Default: 0.",
      "enum": [
       0,
       1,
       2
      ],
      "default": 0
     },
     "unsupplied": {
      "description": "Turns that it has been without supply, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "movementPoints": {
      "description": "Movement points left, 0 to 50. Default: all.",
      "type": "integer",
      "minimum": 0,
      "maximum": 50
     },
     "actionPoint": {
      "description": "Its action point. Default: available, unless it has been without supply too long.",
      "enum": [
       "available",
       "locked",
       "expended"
      ]
     },
     "retreated": {
      "description": "Whether it has retreated this turn. Default: false.",
      "type": "boolean",
      "default": false
     },
     "lossesThisTurn": {
      "description": "Steps lost or suppressed this turn, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "arrives": {
      "title": "ExampleArrival",
      "description": "For a reinforcement: from when and where it may enter.",
      "type": "object",
      "properties": {
       "turn": {
        "description": "First turn in which it may enter, 1 to 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       },
       "hexes": {
        "description": "Hexes where it may enter.",
        "type": "array",
        "items": {
         "$ref": "common.schema.json#/definitions/hex"
        },
        "minItems": 1,
        "maxItems": 50
       }
      },
      "required": [
       "turn",
       "hexes"
      ],
      "additionalProperties": false
     }
    },
    "required": [
     "id",
     "side",
     "type"
    ],
    "additionalProperties": false
   },
   "source": {
    "title": "ExampleSource",
    "description": "A source of supply.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "kind": {
      "description": "How supply arrives.",
      "enum": [
       "rail",
       "port",
       "truck",
       "ship",
       "air"
      ]
     },
     "hex": {
      "description": "Where.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "value": {
      "description": "Supply at the source, in per cent. Default: 100.",
      "$ref": "common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "side",
     "kind",
     "hex"
    ],
    "additionalProperties": false
   },
   "hub": {
    "title": "ExampleHub",
    "description": "A supply hub.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "hex": {
      "description": "Where it stands.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "trucks": {
      "description": "Lorries that work from it, 1 to 5.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5
     }
    },
    "required": [
     "side",
     "hex",
     "trucks"
    ],
    "additionalProperties": false
   },
   "objective": {
    "title": "ExampleObjective",
    "description": "A primary objective.",
    "type": "object",
    "properties": {
     "side": {
      "description": "1 the first side, 2 the second.",
      "enum": [
       1,
       2
      ]
     },
     "hex": {
      "description": "Where it is.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "by": {
      "description": "Last turn for the full reward, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     }
    },
    "required": [
     "side",
     "hex",
     "name",
     "by"
    ],
    "additionalProperties": false
   },
   "action": {
    "title": "ExampleAction",
    "description": "One action: move, attack, enter, claim or end-turn.",
    "type": "object",
    "properties": {
     "move": {
      "title": "MoveAction",
      "description": "A unit moves.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "common.schema.json#/definitions/id"
       },
       "to": {
        "description": "Where it goes.",
        "$ref": "common.schema.json#/definitions/hex"
       }
      },
      "required": [
       "unit",
       "to"
      ],
      "additionalProperties": false
     },
     "attack": {
      "title": "AttackAction",
      "description": "A unit attacks.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit that attacks.",
        "$ref": "common.schema.json#/definitions/id"
       },
       "target": {
        "description": "Id of the unit that is attacked.",
        "$ref": "common.schema.json#/definitions/id"
       }
      },
      "required": [
       "unit",
       "target"
      ],
      "additionalProperties": false
     },
     "enter": {
      "title": "EnterAction",
      "description": "A reinforcement enters.",
      "type": "object",
      "properties": {
       "unit": {
        "description": "Id of the unit.",
        "$ref": "common.schema.json#/definitions/id"
       },
       "to": {
        "description": "Where it enters.",
        "$ref": "common.schema.json#/definitions/hex"
       }
      },
      "required": [
       "unit",
       "to"
      ],
      "additionalProperties": false
     },
     "claim": {
      "description": "The side claims the victory: write `claim: true`.",
      "const": true
     },
     "end-turn": {
      "description": "The side ends its turn: write `end-turn: true`.",
      "const": true
     }
    },
    "additionalProperties": false,
    "minProperties": 1,
    "maxProperties": 1
   },
   "expectation": {
    "title": "ExampleExpectation",
    "description": "What must come of an example; only what is written is compared.",
    "type": "object",
    "properties": {
     "value": {
      "description": "The explained number: combat shifts, movement points or per cent. Compared to as many decimals as are written.",
      "type": "number",
      "minimum": -100000,
      "maximum": 100000
     },
     "terms": {
      "description": "Terms of the explanation by rule id; terms of the same rule are added up.",
      "type": "object",
      "propertyNames": {
       "$ref": "#/definitions/ruleName"
      },
      "additionalProperties": {
       "description": "The value of the term.",
       "type": "number",
       "minimum": -100000,
       "maximum": 100000
      },
      "maxProperties": 40
     },
     "legal": {
      "description": "Whether the action is legal.",
      "type": "boolean"
     },
     "attackerLoss": {
      "description": "Steps that the forecast tells the attacker to lose.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "defenderLoss": {
      "description": "Steps that it tells the defender to lose.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "defenderSuppression": {
      "description": "Steps that it tells the defender to have suppressed.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "retreatChance": {
      "description": "Chance that the defender must retreat, in per cent, rounded.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "overrunChance": {
      "description": "Chance of an overrun, in per cent, rounded.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "units": {
      "description": "Units by id.",
      "type": "object",
      "propertyNames": {
       "$ref": "common.schema.json#/definitions/id"
      },
      "additionalProperties": {
       "$ref": "#/definitions/unitExpectation"
      },
      "maxProperties": 40
     },
     "owner": {
      "description": "Who holds hexes, by hex name: 1, 2 or nobody.",
      "type": "object",
      "additionalProperties": {
       "description": "Who holds the hex: 1, 2 or nobody.",
       "enum": [
        1,
        2,
        "nobody"
       ]
      },
      "maxProperties": 100,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "forts": {
      "description": "Forts by hex name: intact or destroyed.",
      "type": "object",
      "additionalProperties": {
       "description": "Whether it is intact or destroyed.",
       "enum": [
        "intact",
        "destroyed"
       ]
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "hubs": {
      "description": "Hubs by hex name: working or gone.",
      "type": "object",
      "additionalProperties": {
       "description": "Whether it is working or gone.",
       "enum": [
        "working",
        "gone"
       ]
      },
      "maxProperties": 50,
      "propertyNames": {
       "$ref": "#/definitions/hexKey"
      }
     },
     "prestige": {
      "description": "Prestige. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Prestige of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "score": {
      "description": "Score. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Score of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "killed": {
      "description": "Steps killed. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Steps of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "stragglers": {
      "description": "Steps lost as stragglers. A pair: the first side's and the second side's.",
      "type": "array",
      "items": {
       "description": "Steps of one side.",
       "type": "integer",
       "minimum": -100000,
       "maximum": 100000
      },
      "minItems": 2,
      "maxItems": 2
     },
     "turn": {
      "description": "The turn, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     },
     "side": {
      "description": "Whose turn it is, 1 or 2.",
      "enum": [
       1,
       2
      ]
     },
     "winner": {
      "description": "Who has won the game: 1, 2 or nobody; `none` while it goes on.",
      "enum": [
       1,
       2,
       "nobody",
       "none"
      ]
     }
    },
    "additionalProperties": false,
    "minProperties": 1
   },
   "unitExpectation": {
    "title": "UnitExpectation",
    "description": "How a unit stands.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it stands.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "destroyed": {
      "description": "Whether it has been destroyed.",
      "type": "boolean"
     },
     "active": {
      "description": "Active steps.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "suppressed": {
      "description": "Suppressed steps.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "steps": {
      "description": "Steps, active and suppressed.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "experience": {
      "description": "Experience.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "entrenchment": {
      "description": "0 none, 1 entrenched, 2 fortified.",
      "enum": [
       0,
       1,
       2
      ]
     },
     "unsupplied": {
      "description": "Turns without supply.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "movementPoints": {
      "description": "Movement points left.",
      "type": "integer",
      "minimum": 0,
      "maximum": 50
     },
     "actionPoint": {
      "description": "Its action point.",
      "enum": [
       "available",
       "locked",
       "expended"
      ]
     },
     "retreated": {
      "description": "Whether it has retreated this turn.",
      "type": "boolean"
     },
     "lossesThisTurn": {
      "description": "Steps lost or suppressed this turn.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "moved": {
      "description": "Whether it has moved this turn.",
      "type": "boolean"
     }
    },
    "additionalProperties": false,
    "minProperties": 1
   },
   "hexKey": {
    "description": "A hex by its printed name; YAML reads `0201` as the number 201.",
    "type": "string",
    "pattern": "^\\d{3,4}$",
    "form": "a hex name of four digits, column and row, such as 0407"
   }
  }
 },
 "experience": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "experience.schema.json",
  "title": "ExperienceFile",
  "description": "Experience and what it does.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "experience"
   },
   "maximum": {
    "description": "Most experience that a unit can have, 1 to 1000.",
    "type": "integer",
    "minimum": 1,
    "maximum": 1000
   },
   "slowRecovery": {
    "description": "Steps that recover less in rough terrain, 0 to 9.",
    "type": "integer",
    "minimum": 0,
    "maximum": 9
   },
   "levels": {
    "description": "Levels, the lowest first.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/level"
    },
    "minItems": 1,
    "maxItems": 6
   }
  },
  "required": [
   "kind",
   "maximum",
   "slowRecovery",
   "levels"
  ],
  "additionalProperties": false,
  "definitions": {
   "level": {
    "title": "ExperienceLevelEntry",
    "description": "A level of experience.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id.",
      "enum": [
       "green",
       "regular",
       "veteran",
       "elite"
      ]
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "from": {
      "description": "Least experience of the level, 0 to 1000.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000
     },
     "gain": {
      "title": "ExperienceGain",
      "description": "Experience for each enemy step lost or suppressed.",
      "type": "object",
      "properties": {
       "attack": {
        "description": "When attacking, 0 to 100.",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       },
       "defence": {
        "description": "When defending, 0 to 100.",
        "type": "integer",
        "minimum": 0,
        "maximum": 100
       }
      },
      "required": [
       "attack",
       "defence"
      ],
      "additionalProperties": false
     },
     "gainForStanding": {
      "description": "Experience for each combat without retreating, 0 to 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "lossShift": {
      "description": "Favourable shift on its own losses, 0 to 9 columns.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "armourFright": {
      "description": "Whether enemy armour adds to its losses.",
      "type": "boolean"
     },
     "suppressedUnsupplied": {
      "description": "Steps suppressed on the second turn without supply, 0 to 12.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "recovery": {
      "description": "Suppressed steps that recover per turn in supply, 0 to 12.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12
     },
     "supplyBonus": {
      "description": "Added to such a unit's chance of supply, in per cent.",
      "$ref": "common.schema.json#/definitions/percent"
     },
     "scoreKilled": {
      "description": "Score for destroying such a unit, 0 to 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     }
    },
    "required": [
     "id",
     "name",
     "from",
     "gain",
     "gainForStanding",
     "lossShift",
     "armourFright",
     "suppressedUnsupplied",
     "recovery",
     "supplyBonus",
     "scoreKilled"
    ],
    "additionalProperties": false
   }
  }
 },
 "hexsides": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "hexsides.schema.json",
  "title": "HexsidesFile",
  "description": "The table of rivers, ridges and other hexsides.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "hexsides"
   },
   "entries": {
    "description": "Kinds of hexside by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "HexsideEntry",
    "description": "A kind of hexside.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "minor-river",
       "major-river",
       "wadi",
       "ridge",
       "escarpment"
      ]
     },
     "crossing": {
      "description": "free: no hindrance; extra: `extraCost` more away from ways; fresh: takes all points of a fresh unit; way-only: along a way; never: not at all. A bridge lifts fresh and never.",
      "enum": [
       "free",
       "extra",
       "fresh",
       "way-only",
       "never"
      ]
     },
     "extraCost": {
      "description": "Movement points more for crossing it, 0 to 9.",
      "type": "integer",
      "minimum": 0,
      "maximum": 9
     },
     "bridgeable": {
      "description": "Whether a bridge can stand here.",
      "type": "boolean"
     },
     "attackShift": {
      "description": "Combat shift on attacks across it, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "attack": {
      "description": "Whether attacks across it are possible: always, only along a way, or never.",
      "enum": [
       "always",
       "way-only",
       "never"
      ]
     },
     "armourShift": {
      "description": "Whether armour counts across it.",
      "type": "boolean"
     },
     "stopsZone": {
      "description": "Whether it stops a zone of control.",
      "type": "boolean"
     },
     "stopsSweep": {
      "description": "Whether it stops the sweep of the front line.",
      "type": "boolean"
     },
     "stopsRetreat": {
      "description": "Whether a retreat needs a bridge to cross it.",
      "type": "boolean"
     },
     "disruption": {
      "description": "Supply lost crossing it without a bridge, in per cent, 0 to 100; null: supply does not cross without one.",
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 100
     }
    },
    "required": [
     "name",
     "description",
     "look",
     "crossing",
     "extraCost",
     "bridgeable",
     "attackShift",
     "attack",
     "armourShift",
     "stopsZone",
     "stopsSweep",
     "stopsRetreat",
     "disruption"
    ],
    "additionalProperties": false
   }
  }
 },
 "map": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "map.schema.json",
  "title": "MapFile",
  "description": "The map of a scenario: layers of signs that a person can read, and lists of what runs along hexes and hexsides.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "map"
   },
   "terrain": {
    "description": "One sign of the terrain table per hex, separated by blanks, a line per row; even lines begin with one blank more.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200000
   },
   "owner": {
    "description": "Who holds each hex at the start, in the same layout: 1 the first side, 2 the second side, - nobody.",
    "type": "string",
    "minLength": 1,
    "maxLength": 200000
   },
   "ways": {
    "description": "Roads, tracks and railways.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/way"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "barriers": {
    "description": "Rivers, ridges and escarpments.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/barrier"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "bridges": {
    "description": "Hexsides that a bridge crosses.",
    "type": "array",
    "items": {
     "$ref": "common.schema.json#/definitions/hexsides"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "forts": {
    "description": "Hexes with a fort.",
    "type": "array",
    "items": {
     "$ref": "common.schema.json#/definitions/hex"
    },
    "minItems": 0,
    "maxItems": 2000
   },
   "names": {
    "description": "Names of places.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/placeName"
    },
    "minItems": 0,
    "maxItems": 2000
   }
  },
  "required": [
   "kind",
   "terrain",
   "owner"
  ],
  "additionalProperties": false,
  "definitions": {
   "way": {
    "title": "WayRun",
    "description": "A road, track or railway.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "Id in the table of ways.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "run": {
      "description": "The hexes that it runs through.",
      "$ref": "common.schema.json#/definitions/run"
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     }
    },
    "required": [
     "kind",
     "run"
    ],
    "additionalProperties": false
   },
   "barrier": {
    "title": "BarrierEntry",
    "description": "Hexsides of one kind that belong together.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "Id in the table of hexsides.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "sides": {
      "description": "Its hexsides: a hex and one or more directions each.",
      "type": "array",
      "items": {
       "$ref": "common.schema.json#/definitions/hexsides"
      },
      "minItems": 1,
      "maxItems": 2000
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     }
    },
    "required": [
     "kind",
     "sides"
    ],
    "additionalProperties": false
   },
   "placeName": {
    "title": "PlaceNameEntry",
    "description": "A name on the map.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "What is named.",
      "enum": [
       "city",
       "town",
       "village",
       "hills",
       "sea",
       "region"
      ]
     },
     "name": {
      "description": "The name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "at": {
      "description": "The hex where it stands: for cities, towns and villages.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "along": {
      "description": "The hexes along which the name runs: for hills, seas and regions.",
      "$ref": "common.schema.json#/definitions/hexes"
     }
    },
    "required": [
     "kind",
     "name"
    ],
    "additionalProperties": false
   }
  }
 },
 "movement": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "movement.schema.json",
  "title": "MovementFile",
  "description": "The numbers of movement.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "movement"
   },
   "weakBelow": {
    "description": "A unit with fewer active steps is weak, 1 to 12.",
    "type": "integer",
    "minimum": 1,
    "maximum": 12
   },
   "retreatCostMax": {
    "description": "Dearest hex that a retreat may enter, in movement points, 1 to 3.",
    "type": "integer",
    "minimum": 1,
    "maximum": 3
   }
  },
  "required": [
   "kind",
   "weakBelow",
   "retreatCostMax"
  ],
  "additionalProperties": false
 },
 "nations": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "nations.schema.json",
  "title": "NationsFile",
  "description": "The table of nations.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "nations"
   },
   "entries": {
    "description": "Nations by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "NationEntry",
    "description": "A nation.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "adjective": {
      "description": "Its adjective.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "maxSteps": {
      "description": "Most steps of a unit unless its type says less, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "stragglers": {
      "description": "Chance that a lost step becomes stragglers, as [parts, of].",
      "type": "array",
      "items": {
       "description": "A number of parts, 0 to 100.",
       "type": "integer",
       "minimum": 0,
       "maximum": 100
      },
      "minItems": 2,
      "maxItems": 2,
      "tsType": "[number, number]"
     },
     "colour": {
      "description": "Colour of its counters.",
      "$ref": "common.schema.json#/definitions/colours"
     }
    },
    "required": [
     "name",
     "adjective",
     "maxSteps",
     "stragglers",
     "colour"
    ],
    "additionalProperties": false
   }
  }
 },
 "scenario": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "scenario.schema.json",
  "title": "ScenarioFile",
  "description": "A scenario: sides, units, objectives and supply. Its map stands in map.yaml, its briefing in briefing.md.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "scenario"
   },
   "system": {
    "description": "Id of the rule system.",
    "$ref": "common.schema.json#/definitions/id"
   },
   "title": {
    "description": "Title.",
    "$ref": "common.schema.json#/definitions/name"
   },
   "summary": {
    "description": "One sentence for lists and cards.",
    "$ref": "common.schema.json#/definitions/line"
   },
   "level": {
    "description": "For whom: learn the game, a short game, a long game.",
    "enum": [
     "learn",
     "short",
     "long"
    ]
   },
   "turns": {
    "description": "Rounds, 1 to 100; the game ends after the last.",
    "type": "integer",
    "minimum": 1,
    "maximum": 100
   },
   "date": {
    "description": "First day, as year-month-day.",
    "type": "string",
    "pattern": "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
    "form": "a date such as 1943-04-06"
   },
   "weather": {
    "description": "Id of the weather, or a list with one id for each turn.",
    "type": [
     "string",
     "array"
    ],
    "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
    "items": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "minItems": 1,
    "maxItems": 100,
    "form": "the id of a weather"
   },
   "balance": {
    "title": "Balance",
    "description": "The author's intent: share of games that a side wins between equal players.",
    "type": "object",
    "properties": {
     "side": {
      "description": "Id of the side that is meant.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "from": {
      "description": "Least share, in per cent.",
      "$ref": "common.schema.json#/definitions/percent"
     },
     "to": {
      "description": "Greatest share, in per cent.",
      "$ref": "common.schema.json#/definitions/percent"
     }
    },
    "required": [
     "side",
     "from",
     "to"
    ],
    "additionalProperties": false
   },
   "sides": {
    "description": "The two sides, in order of movement.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/side"
    },
    "minItems": 2,
    "maxItems": 2
   },
   "sources": {
    "description": "Works that were used.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/work"
    },
    "minItems": 1,
    "maxItems": 50
   },
   "daysPerTurn": {
    "description": "Days per turn, 1 to 60. Default: 1.",
    "type": "integer",
    "minimum": 1,
    "maximum": 60,
    "default": 1
   },
   "difficulty": {
    "description": "Level of difficulty at which it is published. Default: normal.",
    "enum": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "default": "normal"
   },
   "suppress": {
    "description": "Lint findings that are accepted on purpose.",
    "type": "array",
    "items": {
     "$ref": "#/definitions/suppression"
    },
    "minItems": 0,
    "maxItems": 200
   }
  },
  "required": [
   "kind",
   "system",
   "title",
   "summary",
   "level",
   "turns",
   "date",
   "weather",
   "balance",
   "sides",
   "sources"
  ],
  "additionalProperties": false,
  "definitions": {
   "side": {
    "title": "SideEntry",
    "description": "A side.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Id of the side.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "colour": {
      "description": "Colour of its front line, ground and buttons.",
      "$ref": "common.schema.json#/definitions/colours"
     },
     "victory": {
      "description": "objectives: wins by holding all its objectives at the end; deny: wins when the other side does not.",
      "enum": [
       "objectives",
       "deny"
      ]
     },
     "units": {
      "description": "Its units, in order.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/unit"
      },
      "minItems": 1,
      "maxItems": 400
     },
     "sources": {
      "description": "Sources of supply.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/source"
      },
      "minItems": 0,
      "maxItems": 100
     },
     "hubs": {
      "description": "Supply hubs.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/hub"
      },
      "minItems": 0,
      "maxItems": 100
     },
     "objectives": {
      "description": "Hexes that it must hold to win.",
      "type": "array",
      "items": {
       "$ref": "#/definitions/objective"
      },
      "minItems": 0,
      "maxItems": 40
     }
    },
    "required": [
     "id",
     "name",
     "colour",
     "victory",
     "units"
    ],
    "additionalProperties": false
   },
   "unit": {
    "title": "UnitEntry",
    "description": "A unit.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Its id, unique in the scenario.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "type": {
      "description": "Id of its unit type.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "formation": {
      "description": "The higher formation that it belongs to, for display.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "hex": {
      "description": "Where it stands at the start. A unit has this or `arrives`.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "steps": {
      "description": "Steps, 1 to 12, at most those of its type. Default: its type's.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     },
     "suppressed": {
      "description": "Steps of these that are suppressed, 0 to 12. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 12,
      "default": 0
     },
     "experience": {
      "description": "Experience, 0 to 1000. Default: 100.",
      "type": "integer",
      "minimum": 0,
      "maximum": 1000,
      "default": 100
     },
     "entrenchment": {
      "description": "0 none, 1 entrenched, 2 fortified. Default: 0.",
      "enum": [
       0,
       1,
       2
      ],
      "default": 0
     },
     "unsupplied": {
      "description": "Turns that it has been without supply, 0 to 20. Default: 0.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20,
      "default": 0
     },
     "arrives": {
      "title": "Arrival",
      "description": "For a reinforcement: from when and where it may enter.",
      "type": "object",
      "properties": {
       "turn": {
        "description": "First turn in which it may enter, 1 to 100.",
        "type": "integer",
        "minimum": 1,
        "maximum": 100
       },
       "hexes": {
        "description": "Hexes where it may enter.",
        "type": "array",
        "items": {
         "$ref": "common.schema.json#/definitions/hex"
        },
        "minItems": 1,
        "maxItems": 200
       }
      },
      "required": [
       "turn",
       "hexes"
      ],
      "additionalProperties": false
     }
    },
    "required": [
     "id",
     "name",
     "type"
    ],
    "additionalProperties": false
   },
   "source": {
    "title": "SourceEntry",
    "description": "A source of supply.",
    "type": "object",
    "properties": {
     "kind": {
      "description": "How supply arrives.",
      "enum": [
       "rail",
       "port",
       "truck",
       "ship",
       "air"
      ]
     },
     "hex": {
      "description": "Where.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "value": {
      "description": "Supply at the source, in per cent. Default: 100.",
      "$ref": "common.schema.json#/definitions/percent",
      "default": 100
     }
    },
    "required": [
     "kind",
     "hex"
    ],
    "additionalProperties": false
   },
   "hub": {
    "title": "HubEntry",
    "description": "A supply hub.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it stands.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "trucks": {
      "description": "Lorries that work from it, 1 to 5.",
      "type": "integer",
      "minimum": 1,
      "maximum": 5
     }
    },
    "required": [
     "hex",
     "trucks"
    ],
    "additionalProperties": false
   },
   "objective": {
    "title": "ObjectiveEntry",
    "description": "A primary objective.",
    "type": "object",
    "properties": {
     "hex": {
      "description": "Where it is.",
      "$ref": "common.schema.json#/definitions/hex"
     },
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "by": {
      "description": "Last turn for the full reward, 1 to 100.",
      "type": "integer",
      "minimum": 1,
      "maximum": 100
     }
    },
    "required": [
     "hex",
     "name",
     "by"
    ],
    "additionalProperties": false
   },
   "work": {
    "title": "WorkEntry",
    "description": "A work that was used.",
    "type": "object",
    "properties": {
     "title": {
      "description": "Title.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "author": {
      "description": "Author.",
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "year": {
      "description": "Year of publication, 1500 to 2100.",
      "type": "integer",
      "minimum": 1500,
      "maximum": 2100
     }
    },
    "required": [
     "title",
     "author",
     "year"
    ],
    "additionalProperties": false
   },
   "suppression": {
    "title": "SuppressionEntry",
    "description": "A lint finding that is accepted on purpose.",
    "type": "object",
    "properties": {
     "code": {
      "description": "Code of the finding.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "reason": {
      "description": "Why it is right here.",
      "type": "string",
      "minLength": 1,
      "maxLength": 400
     },
     "at": {
      "description": "Id of the unit or side, or hex name, that the finding is about; absent: the whole scenario.",
      "type": [
       "string",
       "integer"
      ],
      "minLength": 1,
      "maxLength": 120,
      "minimum": 101,
      "maximum": 9999
     }
    },
    "required": [
     "code",
     "reason"
    ],
    "additionalProperties": false
   }
  }
 },
 "supply": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "supply.schema.json",
  "title": "SupplyFile",
  "description": "The numbers of supply.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "supply"
   },
   "hubRange": {
    "description": "Range of a hub in movement points of supply, by number of trucks, one truck first.",
    "type": "array",
    "items": {
     "description": "Range, 0 to 60.",
     "type": "integer",
     "minimum": 0,
     "maximum": 60
    },
    "minItems": 1,
    "maxItems": 10
   },
   "truckReach": {
    "description": "Greatest cost, along ways from a supplied railway, of a hub fed by lorry, 0 to 60.",
    "type": "integer",
    "minimum": 0,
    "maximum": 60
   },
   "truckFed": {
    "description": "Supply lost by a hub fed by lorry, in per cent.",
    "$ref": "common.schema.json#/definitions/percent"
   },
   "shipReach": {
    "description": "Reach of a ship over coastal hexes, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   },
   "unsuppliedBonus": {
    "description": "Added to the chance of supply by turns already without, none first, in per cent.",
    "type": "array",
    "items": {
     "$ref": "common.schema.json#/definitions/percent"
    },
    "minItems": 1,
    "maxItems": 10
   },
   "noActionFrom": {
    "description": "Turns without supply from which a unit has no action point, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "immobileFrom": {
    "description": "Turns without supply from which a unit loses movement and all its steps are suppressed, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "movementLost": {
    "description": "Movement points that such a unit loses, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   },
   "stepsLostFrom": {
    "description": "Turns without supply from which steps are lost, 1 to 20.",
    "type": "integer",
    "minimum": 1,
    "maximum": 20
   },
   "stepsLost": {
    "description": "Steps lost each turn from then on, 0 to 12.",
    "type": "integer",
    "minimum": 0,
    "maximum": 12
   },
   "capturedHubTrucks": {
    "description": "Trucks whose range an overrun hub gives to its captors, 0 to 10.",
    "type": "integer",
    "minimum": 0,
    "maximum": 10
   }
  },
  "required": [
   "kind",
   "hubRange",
   "truckReach",
   "truckFed",
   "shipReach",
   "unsuppliedBonus",
   "noActionFrom",
   "immobileFrom",
   "movementLost",
   "stepsLostFrom",
   "stepsLost",
   "capturedHubTrucks"
  ],
  "additionalProperties": false
 },
 "system": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "system.schema.json",
  "title": "SystemFile",
  "description": "A rule system: what it is called and how a turn goes.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "system"
   },
   "id": {
    "description": "Id of the system: the name of its folder.",
    "$ref": "common.schema.json#/definitions/id"
   },
   "title": {
    "description": "Title for lists and headings.",
    "$ref": "common.schema.json#/definitions/name"
   },
   "summary": {
    "description": "What the system is about, in a sentence or two.",
    "$ref": "common.schema.json#/definitions/line"
   },
   "board": {
    "description": "What it is played on.",
    "enum": [
     "hex"
    ]
   },
   "sequence": {
    "description": "The turn sequence in words, in order.",
    "type": "array",
    "items": {
     "description": "One step.",
     "$ref": "common.schema.json#/definitions/line"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "difficulties": {
    "description": "Levels of difficulty.",
    "type": "object",
    "properties": {
     "easy": {
      "$ref": "#/definitions/difficulty"
     },
     "normal": {
      "$ref": "#/definitions/difficulty"
     },
     "classic": {
      "$ref": "#/definitions/difficulty"
     },
     "hard": {
      "$ref": "#/definitions/difficulty"
     }
    },
    "required": [
     "easy",
     "normal",
     "classic",
     "hard"
    ],
    "additionalProperties": false,
    "title": "Difficulties"
   }
  },
  "required": [
   "kind",
   "id",
   "title",
   "summary",
   "board",
   "sequence",
   "difficulties"
  ],
  "additionalProperties": false,
  "definitions": {
   "difficulty": {
    "title": "DifficultyText",
    "description": "One level of difficulty.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it changes.",
      "$ref": "common.schema.json#/definitions/line"
     }
    },
    "required": [
     "name",
     "description"
    ],
    "additionalProperties": false
   }
  }
 },
 "terrain": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "terrain.schema.json",
  "title": "TerrainFile",
  "description": "The terrain table: what each kind of ground does.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "terrain"
   },
   "entries": {
    "description": "Kinds of terrain by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "TerrainEntry",
    "description": "A kind of terrain.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "sign": {
      "description": "Its sign in the grid of a map: one character that is not a blank, a digit or `-`.",
      "type": "string",
      "pattern": "^[^\\s\\d-]$",
      "form": "one character in quotes that is no blank, digit or hyphen, such as 'f'"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "open",
       "desert",
       "dunes",
       "bog",
       "town",
       "bocage",
       "forest",
       "swamp",
       "hills",
       "mountains",
       "alpine",
       "salt",
       "ruins",
       "sea"
      ]
     },
     "cost": {
      "description": "Movement points to enter it, by class of movement.",
      "type": "object",
      "properties": {
       "infantry": {
        "description": "For infantry.",
        "$ref": "common.schema.json#/definitions/cost"
       },
       "mountain": {
        "description": "For mountain.",
        "$ref": "common.schema.json#/definitions/cost"
       },
       "cavalry": {
        "description": "For cavalry.",
        "$ref": "common.schema.json#/definitions/cost"
       },
       "mobile": {
        "description": "For mobile.",
        "$ref": "common.schema.json#/definitions/cost"
       },
       "supply": {
        "description": "For supply.",
        "$ref": "common.schema.json#/definitions/cost"
       }
      },
      "required": [
       "infantry",
       "mountain",
       "cavalry",
       "mobile",
       "supply"
      ],
      "additionalProperties": false,
      "title": "TerrainCost"
     },
     "defenceShift": {
      "description": "Combat shift for a defender in it, -9 to 0 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "armourShift": {
      "description": "Whether armour counts when attacking into it: true, false, or only while it is frozen.",
      "enum": [
       true,
       false,
       "frozen"
      ]
     },
     "armourPenalty": {
      "description": "Whether armoured attackers pay the armour penalty.",
      "type": "boolean"
     },
     "fedFromNextHex": {
      "description": "Whether a source, railway or hub in the next hex feeds it.",
      "type": "boolean"
     },
     "disruption": {
      "description": "Supply lost when it is traced into the hex, in per cent.",
      "$ref": "common.schema.json#/definitions/percent"
     },
     "city": {
      "description": "A city must be entered to be taken.",
      "type": "boolean"
     },
     "hub": {
      "description": "Whether a supply hub may stand in it.",
      "type": "boolean"
     },
     "slowRecovery": {
      "description": "Whether suppressed steps recover more slowly in it.",
      "type": "boolean"
     },
     "water": {
      "description": "Whether it is water that ships sail and no way crosses.",
      "type": "boolean"
     },
     "frozenDefenceShift": {
      "description": "Combat shift while the weather freezes it, -9 to 0 columns; without it `defenceShift` counts.",
      "type": "integer",
      "minimum": -9,
      "maximum": 0
     },
     "shiftIgnoredBy": {
      "description": "Classes of movement whose attackers ignore the shift.",
      "type": "array",
      "items": {
       "$ref": "common.schema.json#/definitions/movementClass"
      },
      "minItems": 1,
      "maxItems": 5
     }
    },
    "required": [
     "name",
     "sign",
     "description",
     "look",
     "cost",
     "defenceShift",
     "armourShift",
     "armourPenalty",
     "fedFromNextHex",
     "disruption",
     "city",
     "hub",
     "slowRecovery",
     "water"
    ],
    "additionalProperties": false
   }
  }
 },
 "units": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "units.schema.json",
  "title": "UnitsFile",
  "description": "Unit types.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "units"
   },
   "entries": {
    "description": "Unit types by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "UnitTypeEntry",
    "description": "A unit type.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is good for, in a sentence or two.",
      "$ref": "common.schema.json#/definitions/line"
     },
     "nation": {
      "description": "Id of its nation.",
      "$ref": "common.schema.json#/definitions/id"
     },
     "kind": {
      "description": "What its steps are.",
      "enum": [
       "infantry",
       "mechanised",
       "armour"
      ]
     },
     "symbol": {
      "description": "Standard symbol: function of the unit.",
      "enum": [
       "infantry",
       "mechanised",
       "armour",
       "airborne",
       "mountain",
       "cavalry",
       "security",
       "motorised"
      ]
     },
     "echelon": {
      "description": "Size, drawn above the symbol.",
      "enum": [
       "brigade",
       "division",
       "corps"
      ]
     },
     "attack": {
      "description": "Attack per active step, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "defence": {
      "description": "Defence per active step, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "movement": {
      "description": "Movement points per turn, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "extendedMovement": {
      "description": "Movement points of an extended move, 0 to 20.",
      "type": "integer",
      "minimum": 0,
      "maximum": 20
     },
     "movementClass": {
      "description": "How it moves.",
      "enum": [
       "infantry",
       "mountain",
       "cavalry",
       "mobile"
      ]
     },
     "armour": {
      "title": "UnitArmour",
      "description": "Armour.",
      "type": "object",
      "properties": {
       "points": {
        "description": "Armour points per active step, 0 to 20.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20
       },
       "counts": {
        "description": "When they count.",
        "enum": [
         "never",
         "defence",
         "always"
        ]
       }
      },
      "required": [
       "points",
       "counts"
      ],
      "additionalProperties": false
     },
     "maxSteps": {
      "description": "Most steps, when less than the nation's, 1 to 12.",
      "type": "integer",
      "minimum": 1,
      "maximum": 12
     }
    },
    "required": [
     "name",
     "description",
     "nation",
     "kind",
     "symbol",
     "echelon",
     "attack",
     "defence",
     "movement",
     "extendedMovement",
     "movementClass",
     "armour"
    ],
    "additionalProperties": false
   }
  }
 },
 "victory": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "victory.schema.json",
  "title": "VictoryFile",
  "description": "What victory is counted by.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "victory"
   },
   "prestige": {
    "description": "Prestige for a primary objective taken on time, one turn late, and later.",
    "type": "array",
    "items": {
     "description": "Prestige, 0 to 1000.",
     "type": "integer",
     "minimum": 0,
     "maximum": 1000
    },
    "minItems": 3,
    "maxItems": 3,
    "tsType": "[number, number, number]"
   },
   "score": {
    "description": "Score likewise; the last is for anything later.",
    "type": "array",
    "items": {
     "description": "Score, 0 to 1000.",
     "type": "integer",
     "minimum": 0,
     "maximum": 1000
    },
    "minItems": 1,
    "maxItems": 10
   },
   "scoreStepLost": {
    "description": "Score for an own step killed, -1000 to 0.",
    "type": "integer",
    "minimum": -1000,
    "maximum": 0
   },
   "heldToEnd": {
    "description": "Turns that all primary objectives must have been held before a side may end the game, 0 to 20.",
    "type": "integer",
    "minimum": 0,
    "maximum": 20
   }
  },
  "required": [
   "kind",
   "prestige",
   "score",
   "scoreStepLost",
   "heldToEnd"
  ],
  "additionalProperties": false
 },
 "ways": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "ways.schema.json",
  "title": "WaysFile",
  "description": "The table of roads, tracks and railways.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "ways"
   },
   "entries": {
    "description": "Kinds of way by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 8
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "WayEntry",
    "description": "A kind of way.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "common.schema.json#/definitions/line"
     },
     "cost": {
      "description": "Movement points per hex along it, 1 to 3.",
      "type": "integer",
      "minimum": 1,
      "maximum": 3
     },
     "carriesSupply": {
      "description": "Whether supply runs along it without limit.",
      "type": "boolean"
     },
     "look": {
      "description": "How the map draws it.",
      "enum": [
       "paved",
       "track",
       "rail"
      ]
     }
    },
    "required": [
     "name",
     "description",
     "cost",
     "carriesSupply",
     "look"
    ],
    "additionalProperties": false
   }
  }
 },
 "weather": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "weather.schema.json",
  "title": "WeatherFile",
  "description": "The weather table.",
  "type": "object",
  "properties": {
   "kind": {
    "description": "What this file is.",
    "const": "weather"
   },
   "entries": {
    "description": "Kinds of weather by id.",
    "type": "object",
    "propertyNames": {
     "$ref": "common.schema.json#/definitions/id"
    },
    "additionalProperties": {
     "$ref": "#/definitions/entry"
    },
    "maxProperties": 200
   }
  },
  "required": [
   "kind",
   "entries"
  ],
  "additionalProperties": false,
  "definitions": {
   "entry": {
    "title": "WeatherEntry",
    "description": "A kind of weather.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Its name.",
      "$ref": "common.schema.json#/definitions/name"
     },
     "description": {
      "description": "What it is and does, in a sentence or two.",
      "$ref": "common.schema.json#/definitions/line"
     },
     "look": {
      "description": "How the map is tinted.",
      "enum": [
       "dry",
       "mud",
       "snow"
      ]
     },
     "combatShift": {
      "description": "Combat shift on every attack, -9 to 9 columns.",
      "type": "integer",
      "minimum": -9,
      "maximum": 9
     },
     "costSteps": {
      "title": "CostSteps",
      "description": "How terrain gets dearer.",
      "type": "object",
      "properties": {
       "other": {
        "description": "Steps along the ladder 1, 2, 3, A, X for terrain that is not named.",
        "type": "integer",
        "minimum": -4,
        "maximum": 4
       },
       "terrain": {
        "description": "Steps by terrain id, instead of `other`.",
        "type": "object",
        "propertyNames": {
         "$ref": "common.schema.json#/definitions/id"
        },
        "additionalProperties": {
         "description": "Steps along the ladder 1, 2, 3, A, X; negative is cheaper.",
         "type": "integer",
         "minimum": -4,
         "maximum": 4
        },
        "maxProperties": 50
       },
       "mobile": {
        "description": "Steps by terrain id for mobile units only, instead of `terrain`.",
        "type": "object",
        "propertyNames": {
         "$ref": "common.schema.json#/definitions/id"
        },
        "additionalProperties": {
         "description": "Steps along the ladder 1, 2, 3, A, X; negative is cheaper.",
         "type": "integer",
         "minimum": -4,
         "maximum": 4
        },
        "maxProperties": 50
       }
      },
      "required": [
       "other",
       "terrain",
       "mobile"
      ],
      "additionalProperties": false
     },
     "freezes": {
      "description": "Ids of terrain that freezes.",
      "type": "array",
      "items": {
       "$ref": "common.schema.json#/definitions/id"
      },
      "minItems": 0,
      "maxItems": 50
     },
     "closedWays": {
      "description": "Ids of ways that cannot be used anywhere.",
      "type": "array",
      "items": {
       "$ref": "common.schema.json#/definitions/id"
      },
      "minItems": 0,
      "maxItems": 20
     },
     "closedWaysOn": {
      "description": "By id of a way: ids of terrain on which it cannot be used.",
      "type": "object",
      "propertyNames": {
       "$ref": "common.schema.json#/definitions/id"
      },
      "additionalProperties": {
       "description": "Terrain ids.",
       "type": "array",
       "items": {
        "$ref": "common.schema.json#/definitions/id"
       },
       "minItems": 0,
       "maxItems": 50
      },
      "maxProperties": 20
     },
     "disruption": {
      "title": "WeatherDisruption",
      "description": "Supply lost per hex, in per cent.",
      "type": "object",
      "properties": {
       "offWay": {
        "description": "Away from ways.",
        "$ref": "common.schema.json#/definitions/percent"
       },
       "onWay": {
        "description": "Along ways.",
        "$ref": "common.schema.json#/definitions/percent"
       }
      },
      "required": [
       "offWay",
       "onWay"
      ],
      "additionalProperties": false
     }
    },
    "required": [
     "name",
     "description",
     "look",
     "combatShift",
     "costSteps",
     "freezes",
     "closedWays",
     "closedWaysOn",
     "disruption"
    ],
    "additionalProperties": false
   }
  }
 }
}
