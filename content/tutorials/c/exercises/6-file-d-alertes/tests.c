#include "essai.h"
#include "exercice.h"

static int vus[8];
static size_t nombre_vus;

static void noter(int numero) {
  if (nombre_vus < 8) {
    vus[nombre_vus] = numero;
  }
  nombre_vus++;
}

static Alertes trois(void) {
  Alertes f = {0};
  for (int numero = 1; numero <= 3; numero++) {
    VERIFIE_EGAL(alertes_ajouter(&f, numero), 0);
  }
  return f;
}

TEST("une file vide n'a rien à retirer") {
  Alertes f = {0};
  int numero = 77;
  VERIFIE_EGAL(alertes_retirer(&f, &numero), -1);
  VERIFIE_EGAL(numero, 77);
  alertes_vider(&f);
}

TEST("la première alerte ajoutée sort la première") {
  Alertes f = trois();
  int numero = 0;
  VERIFIE_EGAL(alertes_retirer(&f, &numero), 0);
  VERIFIE_EGAL(numero, 1);
  VERIFIE_EGAL(f.nombre, 2);
  alertes_vider(&f);
}

TEST("parcourir montre tout et ne retire rien") {
  Alertes f = trois();
  alertes_parcourir(&f, noter);
  VERIFIE_EGAL(nombre_vus, 3);
  VERIFIE_EGAL(vus[0], 1);
  VERIFIE_EGAL(vus[2], 3);
  VERIFIE_EGAL(f.nombre, 3);
  alertes_vider(&f);
}

TEST("annuler la première, celle du milieu, la dernière") {
  for (int parti = 1; parti <= 3; parti++) {
    Alertes f = trois();
    VERIFIE_EGAL(alertes_annuler(&f, parti), 0);
    VERIFIE_EGAL(f.nombre, 2);
    VERIFIE_EGAL(alertes_ajouter(&f, 9), 0);
    nombre_vus = 0;
    alertes_parcourir(&f, noter);
    VERIFIE_EGAL(nombre_vus, 3);
    VERIFIE_EGAL(vus[0], parti == 1 ? 2 : 1);
    VERIFIE_EGAL(vus[1], parti == 3 ? 2 : 3);
    VERIFIE_EGAL(vus[2], 9);
    alertes_vider(&f);
  }
}

TEST("annuler une alerte inconnue renvoie -1") {
  Alertes f = trois();
  VERIFIE_EGAL(alertes_annuler(&f, 8), -1);
  VERIFIE_EGAL(f.nombre, 3);
  alertes_vider(&f);
}

TEST("la file vidée à la main ressert") {
  Alertes f = {0};
  int numero = 0;
  VERIFIE_EGAL(alertes_ajouter(&f, 5), 0);
  VERIFIE_EGAL(alertes_retirer(&f, &numero), 0);
  VERIFIE(f.premier == NULL && f.dernier == NULL);
  VERIFIE_EGAL(alertes_ajouter(&f, 6), 0);
  VERIFIE_EGAL(alertes_retirer(&f, &numero), 0);
  VERIFIE_EGAL(numero, 6);
}

TEST("10 000 opérations, sans fuite ni faute") {
  Alertes f = {0};
  for (int numero = 0; numero < 5000; numero++) {
    VERIFIE_EGAL(alertes_ajouter(&f, numero), 0);
  }
  for (int numero = 0; numero < 5000; numero += 2) {
    VERIFIE_EGAL(alertes_annuler(&f, numero), 0);
  }
  for (int attendu = 1; attendu < 5000; attendu += 2) {
    int numero = 0;
    VERIFIE_EGAL(alertes_retirer(&f, &numero), 0);
    VERIFIE_EGAL(numero, attendu);
  }
  VERIFIE(f.premier == NULL && f.dernier == NULL);
  VERIFIE_EGAL(f.nombre, 0);
}

TEST("vider rend tous les maillons") {
  Alertes f = trois();
  alertes_vider(&f);
  VERIFIE(f.premier == NULL && f.dernier == NULL);
  VERIFIE_EGAL(f.nombre, 0);
}
