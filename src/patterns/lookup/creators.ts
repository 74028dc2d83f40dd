import { type ComponentType, createContext } from 'react'
import type { Permission } from '#domain/permissions/permission-names.ts'
import type { ShownMaterial } from '#schemas/material.ts'
import type { Reference } from '#schemas/reference.ts'

/** What a look-up knows of a record that was created for it, by what kind of record that is. */
export type Creatable = { materials: ShownMaterial; businesses: Reference; users: Reference }

/** The dialog with the form of a new record. `term` is what was searched for and not found. */
export type Creator<Item> = ComponentType<{ term: string; onCreated: (item: Item) => void; onClose: () => void }>

type Creators = {
  [Kind in keyof Creatable]: { needs: Permission; load: () => Promise<Creator<Creatable[Kind]>> }
}

/** The app fills it: a look-up is used in forms of other features than those that know the fields of what it finds. */
export const CreatorsContext = createContext<Creators | null>(null)
