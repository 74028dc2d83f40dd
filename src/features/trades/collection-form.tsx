import { findUsers } from '#patterns/lookup/record-lookups.ts'
import { formsOf, viewPathIn } from '#routing/list-routes.ts'
import { editTrade } from './edit-trade.tsx'
import { createTrade } from './recording/create-trade.tsx'
import type { TradeFormConfig } from './trade-form-config.ts'

const collections: TradeFormConfig = {
  noun: 'collection',
  resource: 'collections',
  ...formsOf('adminCollections'),
  viewPath: viewPathIn('adminCollections'),
  sellers: api => ({
    ...findUsers(api),
    term: 'usersSearchTerm',
  }),
  defaultSeller: () => null,
  mayKeepSeller: () => true,
  fixedDecimalsOnCreate: true,
}

/** `/admin/collections/create` */
export const CreateCollection = createTrade(collections)

/** `/admin/collections/{id}/edit` */
export const EditCollection = editTrade(collections)
