/** The query parameters of a campaign's links. The last three are click IDs of Google, Microsoft and LinkedIn Ads. */
export const campaignParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'msclkid',
  'li_fat_id',
] as const;

export type CampaignParameter = (typeof campaignParameters)[number];
