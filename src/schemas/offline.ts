import * as z from 'zod/mini'
import { id, listOf, text } from './common.ts'
import { material } from './material.ts'
import { reference } from './reference.ts'
import { type User, user } from './user.ts'

/** User who works offline: name, businesses and permissions. Excludes ID number, address and bank details. */
const storedUser = z.pipe(
  z.omit(user, { idNumber: true, address: true, bankDetails: true }),
  z.transform((stored): User => ({ ...stored, idNumber: null, address: null, bankDetails: null })),
)

/** Buyer in look-ups. */
const storedBuyer = z.object({ id, name: text, town: text })

/** Schemas of the data that this device stores for working offline, by name. The schemas drop all other fields. */
export const storedData = {
  materials: listOf(material),
  buyers: listOf(storedBuyer),
  sellers: listOf(reference),
  user: storedUser,
}
