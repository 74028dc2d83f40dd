import { businessImport } from './business-import.ts'
import type { ImportBody, ImportDefinition } from './import-definition.ts'
import type { ImportResource } from './import-types.ts'
import { materialImport } from './material-import.ts'
import { collectionImport, transactionImport } from './trade-import.ts'
import { userImport } from './user-import.ts'

const definitions = {
  materials: materialImport,
  businesses: businessImport,
  users: userImport,
  transactions: transactionImport,
  collections: collectionImport,
}

/** Returns the definition of a resource. Its functions accept only bodies of that resource. */
export const definitionOf = (resource: ImportResource) =>
  definitions[resource] as unknown as ImportDefinition<ImportBody>
