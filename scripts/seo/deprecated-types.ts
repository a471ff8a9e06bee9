/**
 * Types that schema.org has deprecated, and what takes their place. The source is each type's own page,
 * https://schema.org/<type>; schema-dts carries its words, and `deprecated-types.test.ts` compares.
 */
export const deprecatedTypes: Readonly<Record<string, string>> = {
  Attorney: 'LegalService',
  Code: 'SoftwareSourceCode',
  DatedMoneySpecification: 'MonetaryAmount',
  DeliveryTimeSettings: 'ShippingConditions',
  ProductReturnEnumeration: 'MerchantReturnEnumeration',
  ProductReturnPolicy: 'MerchantReturnPolicy',
  ProfessionalService: 'Organization with the Service it provides',
  Season: 'CreativeWorkSeason',
  Taxi: 'TaxiService',
  UserBlocks: 'InteractionCounter',
  UserCheckins: 'InteractionCounter',
  UserComments: 'InteractionCounter',
  UserDownloads: 'InteractionCounter',
  UserInteraction: 'InteractionCounter',
  UserLikes: 'InteractionCounter',
  UserPageVisits: 'InteractionCounter',
  UserPlays: 'InteractionCounter',
  UserPlusOnes: 'InteractionCounter',
  UserTweets: 'InteractionCounter',
};
