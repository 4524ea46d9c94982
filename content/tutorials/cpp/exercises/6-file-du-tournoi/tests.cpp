#include "essai.h"
#include "exercice.cpp"

FileDuTournoi quatre() {
  FileDuTournoi file;
  file.inscrire("Sidy", Trajet::quartier);
  file.inscrire("Ndella", Trajet::loin);
  file.inscrire("Oumou", Trajet::ville);
  file.inscrire("Bassirou", Trajet::loin);
  return file;
}

TEST("une file vide n'appelle personne") {
  FileDuTournoi file;
  VERIFIE(!file.appeler().has_value());
  VERIFIE_EGAL(file.enAttente(), 0);
}
TEST("qui rentre loin passe d'abord, puis l'ordre d'arrivée") {
  auto file = quatre();
  VERIFIE_EGAL(file.appeler().value_or("?"), "Ndella");
  VERIFIE_EGAL(file.appeler().value_or("?"), "Bassirou");
  VERIFIE_EGAL(file.appeler().value_or("?"), "Oumou");
  VERIFIE_EGAL(file.appeler().value_or("?"), "Sidy");
  VERIFIE(!file.appeler().has_value());
}
TEST("annuler enlève la personne et répond true, une fois") {
  auto file = quatre();
  VERIFIE(file.annuler("Ndella"));
  VERIFIE(!file.annuler("Ndella"));
  VERIFIE_EGAL(file.enAttente(), 3);
  VERIFIE_EGAL(file.appeler().value_or("?"), "Bassirou");
}
TEST("un nom vide est refusé, la file ne change pas") {
  auto file = quatre();
  VERIFIE_LEVE(std::invalid_argument,
                 file.inscrire("", Trajet::loin));
  VERIFIE_EGAL(file.enAttente(), 4);
}
TEST("un nom qui attend déjà est refusé") {
  auto file = quatre();
  VERIFIE_LEVE(std::invalid_argument,
                 file.inscrire("Sidy", Trajet::loin));
  VERIFIE_EGAL(file.enAttente(), 4);
}
TEST("une personne appelée peut revenir, derrière les autres") {
  auto file = quatre();
  file.appeler();
  file.inscrire("Ndella", Trajet::loin);
  VERIFIE_EGAL(file.appeler().value_or("?"), "Bassirou");
  VERIFIE_EGAL(file.appeler().value_or("?"), "Ndella");
}
