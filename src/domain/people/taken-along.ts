/** What may be deleted with a user or a business, in the question before: not every server keeps their trades. */
export const takenAlong = {
  user: 'Collections that they brought in may be deleted with them.',
  business: 'Transactions and collections of a business may be deleted with it.',
} as const
