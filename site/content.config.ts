import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'

// Every page is made from the compiler's bundles by a file in pages/; Starlight asks for the collection all the same.
export const collections = { docs: defineCollection({ loader: () => [], schema: docsSchema() }) }
