import { ownBusinessId } from '#domain/people/own-business.ts'
import { singlePage } from '#domain/single-page.ts'
import { t } from '#messages/message.ts'
import { findUsers, lookupOption } from '#patterns/lookup/record-lookups.ts'
import { formsOf, viewPathIn } from '#routing/list-routes.ts'
import { parseReference } from '#schemas/reference.ts'
import { editTrade } from './edit-trade.tsx'
import { createTrade } from './recording/create-trade.tsx'
import type { TradeFormConfig } from './trade-form-config.ts'

const business: TradeFormConfig = {
  noun: 'transaction',
  resource: 'transactions',
  ...formsOf('businessTransactions'),
  viewPath: viewPathIn('businessTransactions'),
  sellers: (api, user) => ({
    find: api.transactions.sellers.finding(async (query, signal) => {
      const businessId = ownBusinessId(user)
      // Without a business, the user is the only possible seller.
      return businessId === null ? singlePage([user]) : api.businesses.listUsers(businessId, query, signal)
    }, user.businesses),
    searchColumn: ['name', 'username'],
    toOption: lookupOption,
    recent: { kind: 'sellers', parse: parseReference },
    creates: 'users',
    allTitle: t('All users of your business'),
    emptyText: t('No users of your business found.'),
  }),
  defaultSeller: ({ id, name }, api) => api.transactions.sellers.acceptedFor({ id, name }),
  // If the user's business is the buyer, the seller must be the user or one of the user's businesses.
  mayKeepSeller: ({ buyer, seller }, user) =>
    buyer?.id !== ownBusinessId(user) || [user, ...user.businesses].some(({ id }) => id === seller?.id),
  fixedDecimalsOnCreate: false,
}

const admin: TradeFormConfig = {
  ...business,
  ...formsOf('adminTransactions'),
  viewPath: viewPathIn('adminTransactions'),
  sellers: api => ({
    ...findUsers(api),
    find: api.transactions.sellers.finding(api.users.list, api.businesses.list),
    recent: { kind: 'transactionSellers', parse: parseReference },
    allTitle: t('All sellers'),
  }),
  defaultSeller: () => null,
  mayKeepSeller: () => true,
  fixedDecimalsOnCreate: true,
}

/** `/business/transactions/create` */
export const CreateBusinessTransaction = createTrade(business)

/** `/business/transactions/{id}/edit` */
export const EditBusinessTransaction = editTrade(business)

/** `/admin/transactions/create` */
export const CreateAdminTransaction = createTrade(admin)

/** `/admin/transactions/{id}/edit` */
export const EditAdminTransaction = editTrade(admin)
