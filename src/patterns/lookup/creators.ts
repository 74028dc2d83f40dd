import { type ComponentType, createContext } from 'react'
import type { Permission } from '#domain/permissions/permission-names.ts'
import type { ShownMaterial } from '#schemas/material.ts'
import type { Reference } from '#schemas/reference.ts'

/** Look-up item of a created record, by record kind. */
export type Creatable = { materials: ShownMaterial; businesses: Reference; users: Reference }

/** Dialog that creates a record. `term` is the search term without results. */
export type Creator<Item> = ComponentType<{ term: string; onCreated: (item: Item) => void; onClose: () => void }>

type Creators = {
  [Kind in keyof Creatable]: { needs: Permission; load: () => Promise<Creator<Creatable[Kind]>> }
}

/** Filled by the app, because look-ups are used in features that don't know these forms. */
export const CreatorsContext = createContext<Creators | null>(null)
