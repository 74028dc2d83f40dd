/** What may be deleted with a user or a business, in the question before: not every server keeps their trades. */
export const takenAlong = {
  user: 'Collections of this user might be deleted too.',
  business: 'Transactions and collections of this business might be deleted too.',
} as const
