import type { ContextType } from 'react'
import type { CreatorsContext } from '#patterns/lookup/creators.ts'

/** The dialogs in which look-ups create what they did not find, each fetched when it is first opened. */
export const creators: ContextType<typeof CreatorsContext> = {
  materials: {
    needs: 'materials.create',
    load: async () => (await import('#features/materials/material-dialog.tsx')).MaterialDialog,
  },
  businesses: {
    needs: 'businesses.create',
    load: async () => (await import('#features/businesses/business-dialog.tsx')).BusinessDialog,
  },
  users: {
    needs: 'users.create',
    load: async () => (await import('#features/access/users/user-dialog.tsx')).UserDialog,
  },
}
