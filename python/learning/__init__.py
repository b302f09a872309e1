"""The learner behind `npm run learn`: actors play, one net chooses all their moves and learns from finished games."""
