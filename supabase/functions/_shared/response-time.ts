import figures from '../../../content/figures.json' with { type: 'json' };

export const { responseTime } = figures;
