import { countInWords } from '#domain/figures/counts.ts'
import { cascadeNote } from '#domain/people/cascade-delete-notes.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { screenOfList } from '#patterns/list/screen-of-list.tsx'
import type { Business } from '#schemas/business.ts'
import { businessFile } from './business-file.ts'

const businesses: ListDefinition<Business> = {
  route: 'adminBusinesses',
  noun: 'business',
  resource: 'businesses',
  searched: [t('Name')],
  columns: [
    { id: 'name', header: t('Name'), sortBy: 'name', cell: ({ name }) => name },
    {
      id: 'owner',
      header: t('Owner'),
      isOptional: true,
      wide: 'shown',
      needs: 'businesses.users.view',
      preload: 'users',
      cell: ({ ownerId, users }) => users.find(({ id }) => id === ownerId)?.name ?? '—',
    },
    { id: 'city', header: t('City'), isOptional: true, wide: 'shown', cell: ({ address }) => address?.city ?? '—' },
    {
      id: 'province',
      header: t('Province'),
      isOptional: true,
      wide: 'shown',
      cell: ({ address }) => address?.province ?? '—',
    },
    {
      id: 'users',
      header: t('Users'),
      isNumeric: true,
      isOptional: true,
      wide: 'shown',
      width: 6,
      needs: 'businesses.users.view',
      preload: 'users',
      // Each business has an owner, so an empty list means that the response lacks the users.
      cell: ({ users }, { locale }) => (users.length === 0 ? '—' : countInWords(users.length, locale)),
    },
  ],
  query: { searchColumn: ['name'] },
  load: ({ api }, query, signal) => api.businesses.list(query, signal),
  peek: ({ api }, query) => api.businesses.peekList(query),
  remove: {
    nameOf: ({ name }) => name,
    cascadeNote: cascadeNote.business,
    call: (api, id) => api.businesses.remove(id),
  },
  file: businessFile,
  emptyText: t('Businesses that buy and sell material will appear here.'),
}

/** `/admin/businesses` */
export const AdminBusinesses = screenOfList(businesses)
