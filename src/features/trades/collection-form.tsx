import { findUsers } from '#patterns/lookup/record-lookups.ts'
import { pathTo } from '#routing/routes.ts'
import { CreateTrade } from './create-trade.tsx'
import { EditTrade } from './edit-trade.tsx'
import type { TradeKind } from './trade-kind.ts'

const collections: TradeKind = {
  noun: 'collection',
  resource: 'collections',
  recordLabel: 'Record collection',
  list: { title: 'Collections', path: pathTo('adminCollections') },
  editPath: id => pathTo('adminCollectionEdit', { id }),
  calls: api => api.collections,
  sellers: api => ({
    ...findUsers(api),
    term: 'usersSearchTerm',
  }),
  defaultSeller: () => null,
  fixedDecimalsOnCreate: true,
}

/** `/admin/collections/create` */
export const CreateCollection = () => <CreateTrade kind={collections} />

/** `/admin/collections/{id}/edit` */
export const EditCollection = ({ id }: { id: string }) => <EditTrade key={id} kind={collections} id={id} />
