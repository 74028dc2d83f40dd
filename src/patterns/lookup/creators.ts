import { type ComponentType, createContext } from 'react'
import type { Permission } from '#domain/permissions/permission-names.ts'
import type { ShownMaterial } from '#schemas/material.ts'
import type { Reference } from '#schemas/reference.ts'
import type { LazyPart } from '#ui/lazy-part.ts'

/** Look-up items by kind of record. Users can create records of these kinds from a look-up. */
export type Creatable = { materials: ShownMaterial; businesses: Reference; users: Reference }

/** Dialog that creates a record. `term` is the search term that had no results. */
export type Creator<Item> = ComponentType<{ term: string; onCreated: (item: Item) => void; onClose: () => void }>

type Creators = {
  [Kind in keyof Creatable]: { needs: Permission; dialog: LazyPart<Creator<Creatable[Kind]>> }
}

/** Provided by the app, because the features with look-ups must not import the forms of other features. */
export const CreatorsContext = createContext<Creators | null>(null)
